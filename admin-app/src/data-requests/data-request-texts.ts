import type {
  DataRequestAction,
  DataRequestStatus,
  FoundPlace,
  PersonSearchKind,
} from '@form-builder/core/contract/staff/submissions/data-requests.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const statusTexts: Readonly<Record<DataRequestStatus, MessageDescriptor>> = {
  open: msg`Open`,
  handled: msg`Afgehandeld`,
  refused: msg`Geweigerd`,
};

export const searchKindTexts: Readonly<Record<PersonSearchKind, MessageDescriptor>> = {
  bsn: msg`BSN`,
  email: msg`E-mailadres`,
  number: msg`Nummer van een inzending`,
};

export const placeTexts: Readonly<Record<FoundPlace, MessageDescriptor>> = {
  number: msg`Nummer`,
  answers: msg`Antwoorden`,
  variables: msg`Opgehaalde gegevens`,
  login: msg`Inloggen`,
  resume_link: msg`Link om verder te gaan`,
  mails: msg`E-mails`,
  co_signature: msg`Mede-ondertekening`,
  remarks: msg`Opmerkingen`,
  deliveries: msg`Leveringen`,
};

export const actionTexts: Readonly<Record<DataRequestAction, MessageDescriptor>> = {
  searched: msg`Gezocht`,
  packaged: msg`Pakket opgeslagen`,
  corrected: msg`Correctie toegevoegd`,
  restricted: msg`Beperkt`,
  erased: msg`Gewist`,
  extended: msg`Termijn verlengd`,
  handled: msg`Afgehandeld`,
  refused: msg`Geweigerd`,
};
