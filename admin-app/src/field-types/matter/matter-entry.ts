import { msg } from '@lingui/core/macro';
import { IconBriefcase } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const matterEntry: FieldTypeEntry = {
  icon: IconBriefcase,
  name: msg`Zaak`,
  explanation: msg`Een zaak uit het zaaksysteem`,
  startLabel: msg`Zaak`,
};
