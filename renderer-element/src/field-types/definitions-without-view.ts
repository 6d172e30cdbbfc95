import type { FieldTypeDefinition } from '@form-builder/core/field-types/field-type.ts';
import { bagDefinition } from '@form-builder/core/field-types/bag/bag.ts';
import { customListDefinition } from '@form-builder/core/field-types/custom-list/custom-list.ts';
import { fileDefinition } from '@form-builder/core/field-types/file/file.ts';
import { filesDefinition } from '@form-builder/core/field-types/files/files.ts';
import { geolocationDefinition } from '@form-builder/core/field-types/geolocation/geolocation.ts';
import { kvkApiDefinition } from '@form-builder/core/field-types/kvk-api/kvk-api.ts';
import { multiCustomListDefinition } from '@form-builder/core/field-types/multi-custom-list/multi-custom-list.ts';
import { redactedDefinition } from '@form-builder/core/field-types/redacted/redacted.ts';
import type { TypeWithoutView } from './types-without-view.ts';

/** The rules of the types without a view: a form that holds one still runs and says so. */
export const definitions: { readonly [T in TypeWithoutView]: FieldTypeDefinition<T> } = {
  file: fileDefinition,
  files: filesDefinition,
  redacted: redactedDefinition,
  geolocation: geolocationDefinition,
  bag: bagDefinition,
  'kvk-api': kvkApiDefinition,
  'custom-list': customListDefinition,
  'multi-custom-list': multiCustomListDefinition,
};
