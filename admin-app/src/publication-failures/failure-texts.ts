import type { PublicationFailure } from '@form-builder/core/publication/publication-failures.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why a version was not published at its moment. */
export const failureTexts: Readonly<Record<PublicationFailure, MessageDescriptor>> = {
  not_allowed: msg`Wie de publicatie plande, mag hier niet meer publiceren.`,
  not_approved: msg`De versie was niet meer goedgekeurd.`,
  superseded: msg`Er was al een nieuwere versie gepubliceerd.`,
  errors_found: msg`Er zaten fouten in de versie.`,
  environment_off: msg`De omgeving was uitgezet.`,
  form_archived: msg`Het formulier was gearchiveerd.`,
  feature_inactive: msg`De versie gebruikt een functie die is uitgezet.`,
};
