import type { VariableKind } from '@form-builder/core/form/variables/variable.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  IconCalendar,
  IconLetterCase,
  IconNumbers,
  IconToggleLeft,
  type Icon,
} from '@tabler/icons-react';

interface KindLooks {
  readonly name: MessageDescriptor;
  readonly Icon: Icon;
}

/** The name and the icon of each kind of value. */
export const variableKindAppearance: Readonly<Record<VariableKind, KindLooks>> = {
  text: { name: msg`Tekst`, Icon: IconLetterCase },
  number: { name: msg`Getal`, Icon: IconNumbers },
  date: { name: msg`Datum`, Icon: IconCalendar },
  boolean: { name: msg`Ja of nee`, Icon: IconToggleLeft },
};
