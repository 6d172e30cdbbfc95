import type { VariableKind } from '@form-builder/core/form/variables/variable.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The name of each kind of value, of variables and of data sources. */
export const valueKindNames: Readonly<Record<VariableKind, MessageDescriptor>> = {
  text: msg`Tekst`,
  number: msg`Getal`,
  date: msg`Datum`,
  boolean: msg`Ja of nee`,
};
