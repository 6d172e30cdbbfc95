import type { FieldTypeDefinition } from '@form-builder/core/field-types/field-type.ts';
import type { TypeWithoutView } from './types-without-view.ts';

type DefinitionLoaders = {
  readonly [T in TypeWithoutView]: () => Promise<FieldTypeDefinition<T>>;
};

/** The rules of the types without a view: a form that holds one still runs and says so. */
export const definitionLoaders: DefinitionLoaders = {
  datetime: async () =>
    (await import('@form-builder/core/field-types/datetime/datetime.ts')).datetimeDefinition,
  file: async () => (await import('@form-builder/core/field-types/file/file.ts')).fileDefinition,
  files: async () =>
    (await import('@form-builder/core/field-types/files/files.ts')).filesDefinition,
  redacted: async () =>
    (await import('@form-builder/core/field-types/redacted/redacted.ts')).redactedDefinition,
  geolocation: async () =>
    (await import('@form-builder/core/field-types/geolocation/geolocation.ts'))
      .geolocationDefinition,
  break: async () =>
    (await import('@form-builder/core/field-types/break/break.ts')).breakDefinition,
  template: async () =>
    (await import('@form-builder/core/field-types/template/template.ts')).templateDefinition,
  auth: async () => (await import('@form-builder/core/field-types/auth/auth.ts')).authDefinition,
  payment: async () =>
    (await import('@form-builder/core/field-types/payment/payment.ts')).paymentDefinition,
  bag: async () => (await import('@form-builder/core/field-types/bag/bag.ts')).bagDefinition,
  'kvk-api': async () =>
    (await import('@form-builder/core/field-types/kvk-api/kvk-api.ts')).kvkApiDefinition,
  matter: async () =>
    (await import('@form-builder/core/field-types/matter/matter.ts')).matterDefinition,
  'custom-list': async () =>
    (await import('@form-builder/core/field-types/custom-list/custom-list.ts'))
      .customListDefinition,
  'multi-custom-list': async () =>
    (await import('@form-builder/core/field-types/multi-custom-list/multi-custom-list.ts'))
      .multiCustomListDefinition,
};
