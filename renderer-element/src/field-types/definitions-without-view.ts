import type { FieldTypeDefinition } from '@form-builder/core/field-types/field-type.ts';
import { authDefinition } from '@form-builder/core/field-types/auth/auth.ts';
import { fileDefinition } from '@form-builder/core/field-types/file/file.ts';
import { filesDefinition } from '@form-builder/core/field-types/files/files.ts';
import { matterDefinition } from '@form-builder/core/field-types/matter/matter.ts';
import { paymentDefinition } from '@form-builder/core/field-types/payment/payment.ts';
import { redactedDefinition } from '@form-builder/core/field-types/redacted/redacted.ts';
import type { TypeWithoutView } from './types-without-view.ts';

/** The rules of the types without a view: a form that holds one still runs and says so. */
export const definitions: { readonly [T in TypeWithoutView]: FieldTypeDefinition<T> } = {
  file: fileDefinition,
  files: filesDefinition,
  redacted: redactedDefinition,
  auth: authDefinition,
  payment: paymentDefinition,
  matter: matterDefinition,
};
