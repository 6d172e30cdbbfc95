import type { FeaturePin } from '@form-builder/core/contract/operators/limits.ts';
import {
  featureIds,
  isFeatureId,
  type FeatureId,
} from '@form-builder/core/features/feature-ids.ts';
import { print } from '../../platform/process/console.ts';
import { StartError } from '../../platform/start-error.ts';
import { pinFeature } from '../pin-feature.ts';
import { readTenantFeatures } from '../read-tenant-limits.ts';
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
    for (const feature of await readTenantFeatures(context.pool, slug)) {
      const { id, is_active: isActive, is_pinned: isPinned } = feature;
      print([id, isActive ? 'on' : 'off', isPinned ? 'pinned' : 'free'].join('\t'));
    }
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
