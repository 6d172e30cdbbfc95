import type { TypesLoadedWith } from '@form-builder/core/field-types/field-types.ts';
import type { LoadingTier } from '@form-builder/core/field-types/loading-tiers.ts';
import type { FieldView } from '../../../state/fields/field-view.ts';

/** A view for every type of a loading tier: a missing one does not compile. */
export type ViewsOfTier<Tier extends LoadingTier> = {
  readonly [T in TypesLoadedWith<Tier>]: FieldView<T>;
};
