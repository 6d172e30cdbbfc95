import { msg } from '@lingui/core/macro';
import { IconMapPin } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const geolocationEntry: FieldTypeEntry = {
  icon: IconMapPin,
  name: msg`Plek op de kaart`,
  explanation: msg`Een plek aanwijzen`,
  startLabel: msg`Nieuwe plek`,
};
