import { msg } from '@lingui/core/macro';
import { IconFileDownload } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const downloadableFileEntry: FieldTypeEntry = {
  icon: IconFileDownload,
  name: msg`Download`,
  explanation: msg`Een bestand dat de bezoeker kan downloaden`,
  startLabel: msg`Download`,
};
