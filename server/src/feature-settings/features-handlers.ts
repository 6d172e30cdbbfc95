import type {
  Feature,
  featuresContract,
} from '@form-builder/core/contract/staff/settings/features.ts';
import { featureIds } from '@form-builder/core/features/feature-ids.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import type { Transaction } from 'kysely';
import { loggedChanges } from '../logbook/logged-changes.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { instant, writerFor } from '../logbook/writer.ts';
import type { Database } from '../platform/database/database.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { isoInstantOrNull } from '../platform/http/responses/iso-instant.ts';
import { RequestError } from '../platform/request-error.ts';
import { countFeatureItems, selectFeatureForms } from './feature-uses-query.ts';
import { lockFeatures, selectPins, selectSwitches, upsertSwitch } from './features-queries.ts';

/** The handlers of the features that a tenant switches. */
export const featuresHandlers: Handlers<typeof featuresContract> = {
  listFeatures: ({ language, transaction }) =>
    transaction(async (tx) => ({ data: await presentFeatures(tx, language) })),

  updateFeature: (context) =>
    context.transaction(async (tx) => {
      const { body, caller, language, params } = context;
      const writer = writerFor(context, tx);
      await lockFeatures(tx, writer.tenantId);
      const before = await getFeature(tx, params.id, language);
      if (before.is_pinned) throw new RequestError('feature_pinned');
      const changes = loggedChanges(before, { is_active: body.is_active });
      if (changes.length === 0) return { data: before };
      await upsertSwitch(tx, {
        tenantId: writer.tenantId,
        id: params.id,
        isActive: body.is_active,
        userId: caller.id,
        at: instant(writer),
      });
      await writeLogbook(writer, {
        action: 'feature.switched',
        subject: ['settings', writer.tenantId],
        details: { name: loggedFeatureName(params.id), changes },
      });
      return { data: await getFeature(tx, params.id, language) };
    }),

  getFeatureUses: ({ caller, params, now, transaction }) =>
    transaction(async (tx) => {
      const { forms, count } = await selectFeatureForms(tx, caller, params.id);
      const items = await countFeatureItems(tx, params.id, new Date(now()));
      return { data: { forms, form_count: count, item_count: items } };
    }),
};

/** The name of a feature in the logbook, which is in Dutch. */
export const loggedFeatureName = (id: Feature['id']): string =>
  translatorOf('nl')(`feature.${id}.name`);

const presentFeatures = async (tx: Transaction<Database>, language: Language): Promise<Feature[]> =>
  featureIds.map(await featurePresenter(tx, language));

const getFeature = async (
  tx: Transaction<Database>,
  id: Feature['id'],
  language: Language,
): Promise<Feature> => (await featurePresenter(tx, language))(id);

/** Reads what the tenant and the operator decided; returns how each feature is shown. */
async function featurePresenter(
  tx: Transaction<Database>,
  language: Language,
): Promise<(id: Feature['id']) => Feature> {
  const switches = new Map((await selectSwitches(tx)).map((row) => [row.id, row]));
  const pins = new Map((await selectPins(tx)).map((pin) => [pin.feature_id, pin.is_active]));
  const translate = translatorOf(language);
  return (id) => {
    const own = switches.get(id);
    const pinned = pins.get(id);
    return {
      id,
      name: translate(`feature.${id}.name`),
      description: translate(`feature.${id}.description`),
      consequence: translate(`feature.${id}.consequence`),
      is_active: pinned ?? own?.is_active ?? true,
      is_pinned: pinned !== undefined,
      created_at: isoInstantOrNull(own?.created_at ?? null),
      updated_at: isoInstantOrNull(own?.updated_at ?? null),
      updated_by: own?.updated_by ?? null,
    };
  };
}
