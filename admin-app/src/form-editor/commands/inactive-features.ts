import type { FeatureId } from '@form-builder/core/features/feature-ids.ts';
import { featureState } from '../../session/feature-state.ts';

/** The features that this tab does not show now. */
export const inactiveFeatures = (): readonly FeatureId[] => [
  ...featureState.inactive,
  ...featureState.hiddenHere,
];
