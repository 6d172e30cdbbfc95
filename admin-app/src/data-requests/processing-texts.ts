import type { ProcessingOperation } from '@form-builder/core/contract/staff/submissions/processing-lines.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The operations of the log of data processing, in words. */
export const operationTexts: Readonly<Record<ProcessingOperation, MessageDescriptor>> = {
  'submission.started': msg`Begonnen`,
  'submission.resumed': msg`Hervat`,
  'submission.changed': msg`Gewijzigd`,
  'submission.completed': msg`Verstuurd`,
  'submission.co_signed': msg`Mede-ondertekend`,
  'submission.paid': msg`Betaald`,
  'submission.refunded': msg`Terugbetaald`,
  'submission.read': msg`Bekeken`,
  'submission.exported': msg`Geëxporteerd`,
  'submission.delivered': msg`Geleverd`,
  'submission.corrected': msg`Correctie toegevoegd`,
  'submission.restricted': msg`Beperkt`,
  'submission.packaged': msg`Pakket opgeslagen`,
  'submission.deleted': msg`Verwijderd`,
  'submission.anonymised': msg`Geanonimiseerd`,
  'person.looked_up': msg`Opgezocht in het register van personen`,
  'person.cases_listed': msg`Eigen zaken opgevraagd`,
  'person.searched': msg`Gezocht`,
};
