import type { VersionSettingSection } from '@form-builder/core/version-settings/version-setting.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A section of the panel of the form; `general` has the title and the description. */
export type VersionSection = 'general' | VersionSettingSection;

export const versionSectionNames: Readonly<Record<VersionSection, MessageDescriptor>> = {
  general: msg`Algemeen`,
  appearance: msg`Uiterlijk en voortgang`,
  access: msg`Toegang`,
  confirmation: msg`Na het versturen`,
  statements: msg`Verklaring en toestemming`,
  co_signature: msg`Medeondertekening`,
  mail: msg`E-mail aan de bezoeker`,
  routing: msg`Bestemmingen van inzendingen`,
  processing: msg`Verwerkingskaart (AVG)`,
  tests: msg`Tests`,
};
