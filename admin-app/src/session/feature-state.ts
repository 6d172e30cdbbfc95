import type { FeatureId } from '@form-builder/core/features/feature-ids.ts';
import { proxy, useSnapshot } from 'valtio';

interface FeatureState {
  /** The features that the organisation does not use. */
  inactive: readonly FeatureId[];
  /** The features that this tab hides, to see how it is without them. */
  hiddenHere: readonly FeatureId[];
}

/** The features of the product in this tab; all are active until they have loaded. */
export const featureState = proxy<FeatureState>({ inactive: [], hiddenHere: [] });

/** Makes the whole app follow the switches of the organisation. */
export function applyFeatures(
  features: readonly { readonly id: FeatureId; readonly is_active: boolean }[],
): void {
  featureState.inactive = features.filter((feature) => !feature.is_active).map(({ id }) => id);
}

/** Hides a feature in this tab only, or shows it again. */
export function setHiddenHere(id: FeatureId, isHidden: boolean): void {
  const others = featureState.hiddenHere.filter((hidden) => hidden !== id);
  featureState.hiddenHere = isHidden ? [...others, id] : others;
}

/** The features that this tab does not show. */
export function useInactiveFeatures(): readonly FeatureId[] {
  const { inactive, hiddenHere } = useSnapshot(featureState);
  return hiddenHere.length === 0 ? inactive : [...inactive, ...hiddenHere];
}

/** Whether this tab hides a feature that the organisation uses. */
export function useIsHiddenHere(id: FeatureId): boolean {
  const { inactive, hiddenHere } = useSnapshot(featureState);
  return hiddenHere.includes(id) && !inactive.includes(id);
}

/** Whether this tab shows a feature. */
export function useFeature(id: FeatureId): boolean {
  return !useInactiveFeatures().includes(id);
}
