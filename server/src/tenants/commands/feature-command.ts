import {
  featureIds,
  isFeatureId,
  type FeatureId,
} from '@form-builder/core/features/feature-ids.ts';
import { selectInactiveFeatures } from '../../features/active-features.ts';
import { print } from '../../platform/process/console.ts';
import { StartError } from '../../platform/start-error.ts';
import { readTenant } from '../open-tenant.ts';
import { pinFeature, type FeaturePin } from '../pin-feature.ts';
import { defineCommand } from './command.ts';
import { parseOptionalReason, withReason } from './reason.ts';

/** `tenants feature`: pins a feature of a tenant on or off, or leaves it to the tenant; without one it lists them. */
export const featureCommand = defineCommand({
  usage: 'SLUG [FEATURE on|off|free] [--reason TEXT]',
  words: 1,
  optionalWords: 2,
  options: ['reason'],
  parse: ([slug = '', id, pin], values) => ({
    slug,
    chosen: id === undefined ? null : { id: parseFeature(id), pin: parsePin(pin) },
    reason: parseOptionalReason(values),
  }),
  run: async (context, { slug, chosen, reason }) => {
    if (chosen !== null) {
      await pinFeature(withReason(context, reason), { slug, ...chosen });
      print(said[chosen.pin](chosen.id, slug));
      return;
    }
    await readTenant(context.pool, slug, async (tx) => {
      const inactive = await selectInactiveFeatures(tx);
      const pins = await tx.selectFrom('feature_pins').select('feature_id').execute();
      const pinned = new Set(pins.map((pin) => pin.feature_id));
      for (const id of featureIds)
        print([id, inactive.has(id) ? 'off' : 'on', pinned.has(id) ? 'pinned' : 'free'].join('\t'));
    });
  },
});

const said: Readonly<Record<FeaturePin, (id: FeatureId, slug: string) => string>> = {
  on: (id, slug) => `${id} is on for ${slug}, whatever its administrators switch.`,
  off: (id, slug) => `${id} is off for ${slug}, whatever its administrators switch.`,
  free: (id, slug) => `The administrators of ${slug} switch ${id} themselves.`,
};

function parseFeature(id: string): FeatureId {
  if (isFeatureId(id)) return id;
  throw new StartError(`There is no feature ${id}. There are: ${featureIds.join(', ')}.`);
}

function parsePin(word: string | undefined): FeaturePin {
  if (word === 'on' || word === 'off' || word === 'free') return word;
  throw new StartError('Say on, off or free after the feature.');
}
