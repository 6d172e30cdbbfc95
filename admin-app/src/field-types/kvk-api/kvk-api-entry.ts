import { msg } from '@lingui/core/macro';
import { IconBuildingSkyscraper } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const kvkApiEntry: FieldTypeEntry = {
  icon: IconBuildingSkyscraper,
  name: msg`Bedrijf zoeken`,
  explanation: msg`Een bedrijf uit het handelsregister (KVK)`,
  startLabel: msg`Bedrijf`,
};
