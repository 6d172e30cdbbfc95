import type { VariableKind } from '@form-builder/core/form/variables/variable.ts';
import type { MessageDescriptor } from '@lingui/core';
import {
  IconCalendar,
  IconLetterCase,
  IconNumbers,
  IconToggleLeft,
  type Icon,
} from '@tabler/icons-react';
import { valueKindNames } from '../../languages/value-kind-names.ts';

interface KindLooks {
  readonly name: MessageDescriptor;
  readonly Icon: Icon;
}

/** The name and the icon of each kind of value. */
export const variableKindAppearance: Readonly<Record<VariableKind, KindLooks>> = {
  text: { name: valueKindNames.text, Icon: IconLetterCase },
  number: { name: valueKindNames.number, Icon: IconNumbers },
  date: { name: valueKindNames.date, Icon: IconCalendar },
  boolean: { name: valueKindNames.boolean, Icon: IconToggleLeft },
};
