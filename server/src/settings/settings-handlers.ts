import type { Transaction } from 'kysely';
import type {
  Config,
  SettingValue,
  settingsContract,
} from '@form-builder/core/contract/staff/settings.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { instant, writerFor } from '../logbook/writer.ts';
import type { Database } from '../platform/database/database.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import type { Tenant } from '../platform/database/tenant.ts';
import { isoInstant } from '../platform/http/responses/iso-instant.ts';
import { knownSettings } from '@form-builder/core/contract/staff/known-settings.ts';
import { parseSettings } from './parse-settings.ts';
import { selectFeatures, selectSettings, upsertSetting } from './settings-queries.ts';

/** What the configuration of a tenant is made from besides its settings. */
export interface ConfigSources {
  /** Where the tenant's users sign in. */
  readonly authOf: (tenant: Tenant) => Config['auth'];
  /** The tenant's own origin, where the apps and both APIs live. */
  readonly originOf: (tenant: Tenant) => string;
  /** True on the embedded database, which is for trying out. */
  readonly isEvaluation: boolean;
}

/** The handlers of settings, features and the configuration the apps start from. */
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
        const row = { tenant_id: context.tenant.id, updated_at: instant(writer) };
        for (const [id, value] of values) await upsertSetting(tx, { ...row, id, value });
        await writeLogbook(writer, {
          action: 'settings.updated',
          subject: ['settings', context.tenant.id],
          details: { changed: [...values.keys()] },
        });
        return { data: await allSettings(tx) };
      }),

    listFeatures: async ({ transaction }) => {
      const rows = await transaction(selectFeatures);
      return {
        data: rows.map(({ id, name, description, is_active, created_at, updated_at }) => ({
          id,
          name,
          description,
          is_active,
          created_at: isoInstant(created_at),
          updated_at: isoInstant(updated_at),
        })),
      };
    },
  };
}

/** Every known setting by id: what was set, else what it is from the start. */
async function allSettings(tx: Transaction<Database>): Promise<Record<string, SettingValue>> {
  const set = await selectSettings(tx);
  const known = Object.entries(knownSettings).map(([id, { initial }]) => [
    id,
    set.has(id) ? set.get(id) : initial,
  ]);
  // Both sides of the choice are setting values; fromEntries cannot see it.
  return Object.fromEntries(known) as Record<string, SettingValue>;
}
