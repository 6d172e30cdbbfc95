import type { Transaction } from 'kysely';
import type {
  Config,
  SettingValue,
  settingsContract,
} from '@form-builder/core/contract/staff/settings/settings.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { loggedChanges } from '../logbook/logged-changes.ts';
import { instant, writerFor } from '../logbook/writer.ts';
import type { Database } from '../platform/database/database.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import {
  knownSettings,
  type SettingId,
} from '@form-builder/core/contract/staff/settings/known-settings.ts';
import { parseSettings } from './parse-settings.ts';
import { selectSettings, upsertSetting } from './settings-queries.ts';

/** The inputs of a tenant's configuration besides its settings. */
export interface ConfigSources {
  /** The issuer where the tenant's users sign in. */
  readonly authOf: (tenant: Tenant) => Config['auth'];
  /** The tenant's origin, of the apps and both APIs. */
  readonly originOf: (tenant: Tenant) => string;
  /** True with the embedded database, which is for evaluation. */
  readonly isEvaluation: boolean;
  /** Lets other features refuse the new settings, or delete what they no longer keep. */
  readonly prepareFor: (
    tx: Transaction<Database>,
    tenantId: string,
    changed: ReadonlyMap<SettingId, SettingValue>,
  ) => Promise<void>;
}

/** The handlers of settings and the configuration that the apps load at start. */
export function createSettingsHandlers(sources: ConfigSources): Handlers<typeof settingsContract> {
  return {
    getConfig: async ({ tenant, transaction }) => {
      const settings = await transaction(allSettings);
      const title = typeof settings['title'] === 'string' ? settings['title'] : tenant.name;
      const url = sources.originOf(tenant);
      const isEnabled = settings['product_enabled'] !== false;
      return {
        app: { title },
        tenant: { slug: tenant.slug, name: tenant.name },
        auth: sources.authOf(tenant),
        accounts: { url },
        suite: { products: [{ id: 'forms', name: 'Formulieren', url, is_enabled: isEnabled }] },
        is_evaluation: sources.isEvaluation,
      };
    },

    getSettings: async ({ transaction }) => ({ data: await transaction(allSettings) }),

    updateSettings: (context) =>
      context.transaction(async (tx) => {
        const writer = writerFor(context, tx);
        const values = parseSettings(context.body, context.language);
        await sources.prepareFor(tx, context.tenant.id, values);
        const before = await allSettings(tx);
        const row = { tenant_id: context.tenant.id, updated_at: instant(writer) };
        for (const [id, value] of values) await upsertSetting(tx, { ...row, id, value });
        await writeLogbook(writer, {
          action: 'settings.updated',
          subject: ['settings', context.tenant.id],
          details: { changes: loggedChanges(before, Object.fromEntries(values)) },
        });
        return { data: await allSettings(tx) };
      }),
  };
}

/** Every setting by id: the stored value, else the default. */
async function allSettings(tx: Transaction<Database>): Promise<Record<string, SettingValue>> {
  const set = await selectSettings(tx);
  const known = Object.entries(knownSettings).map(([id, { initial }]) => [
    id,
    set.has(id) ? set.get(id) : initial,
  ]);
  // Both branches return setting values, which the type of fromEntries cannot express.
  return Object.fromEntries(known) as Record<string, SettingValue>;
}
