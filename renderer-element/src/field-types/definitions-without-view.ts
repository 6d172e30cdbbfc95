import type { FieldTypeDefinition } from '@form-builder/core/field-types/field-type.ts';
import { geolocationDefinition } from '@form-builder/core/field-types/geolocation/geolocation.ts';
import type { TypeWithoutView } from './types-without-view.ts';

/** The rules of the types without a view: a form that holds one still runs and says so. */
export const definitions: { readonly [T in TypeWithoutView]: FieldTypeDefinition<T> } = {
  geolocation: geolocationDefinition,
};
