import type { FoundPlace } from '@form-builder/core/contract/staff/submissions/data-requests.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { openActing } from '../../citizen-login/acting/acting-party.ts';
import { openIdentifier, openRsin } from '../../citizen-login/login-secrets.ts';
import { openAnswers } from '../../submissions/answers/stored-answers.ts';
import {
  openReason,
  recipientPlace,
  signerPlace,
} from '../../submissions/co-signature/co-signature-secrets.ts';
import { openExchange } from '../../submissions/deliveries/delivery-secrets.ts';
import { openRecipient } from '../../submissions/mails/mail-secrets.ts';
import { openRemark } from '../../submissions/staff/handling/remark-secrets.ts';
import { openVariables } from '../../submissions/variables/stored-variables.ts';
import type { BesideRows, SearchedRow } from './person-texts-queries.ts';

/** A text about a submission in which a person may be found. */
export interface PersonText {
  readonly submissionId: string;
  readonly place: FoundPlace;
  readonly text: string;
}

interface Opening {
  readonly cipher: SecretCipher;
  readonly tenantId: string;
}

/** What the visitor entered, decrypted. */
export function textsOfSubmission(
  { cipher, tenantId }: Opening,
  row: SearchedRow,
): readonly PersonText[] {
  const { id, sealed_variables: sealedVariables } = row;
  const place = { tenantId, id };
  const variables = openVariables(cipher, place, sealedVariables);
  return textsOf(id, {
    number: row.title,
    answers: JSON.stringify(openAnswers(cipher, place, row)),
    variables: variables && JSON.stringify(variables),
    resume_link: row.resume_email,
  });
}

/** What is stored beside the answers, decrypted. */
export function textsBeside(
  { cipher, tenantId }: Opening,
  rows: BesideRows,
): readonly PersonText[] {
  return [
    ...rows.identities.flatMap((row) =>
      textsOf(row.submission_id, { login: identityText({ cipher, tenantId }, row) }),
    ),
    ...rows.mails.flatMap(({ submission_id, id, sealed_recipient: sealed }) =>
      textsOf(submission_id, { mails: openRecipient(cipher, { tenantId, id }, sealed) }),
    ),
    ...rows.coSignatures.flatMap((row) =>
      textsOf(row.submission_id, { co_signature: coSignatureText({ cipher, tenantId }, row) }),
    ),
    ...rows.remarks.flatMap(({ submission_id, id, sealed_text: sealed }) =>
      textsOf(submission_id, { remarks: openRemark(cipher, { tenantId, id }, sealed) }),
    ),
    ...rows.exchanges.flatMap(({ submission_id, id, sealed_exchange: sealed }) =>
      textsOf(submission_id, {
        deliveries: sealed && openExchange(cipher, { tenantId, id }, sealed),
      }),
    ),
  ];
}

/** Whom the submission is about, and who acted for them. */
function identityText(
  { cipher, tenantId }: Opening,
  row: BesideRows['identities'][number],
): string {
  const identifier = openIdentifier(cipher, tenantId, row);
  const acting = openActing(cipher, tenantId, row);
  const rsin = openRsin(cipher, tenantId, row) ?? '';
  const own = `${identifier} ${rsin} ${JSON.stringify(row.entity)}`;
  if (acting === null) return own;
  const { identifier: actingIdentifier, person = '', entity } = acting;
  return [own, `${actingIdentifier} ${person} ${JSON.stringify(entity)}`].join('\n');
}

function coSignatureText(
  { cipher, tenantId }: Opening,
  row: BesideRows['coSignatures'][number],
): string {
  const place = { tenantId, id: row.id };
  const { sealed_recipient: recipient, sealed_identifier: identifier } = row;
  return [
    recipient && cipher.decrypt(recipientPlace(place), recipient),
    identifier && cipher.decrypt(signerPlace(place), identifier),
    openReason(cipher, place, row.sealed_reason),
    row.signer_name,
    row.login_name,
  ]
    .filter((text) => text !== null)
    .join('\n');
}

function textsOf(
  submissionId: string,
  texts: Readonly<Partial<Record<FoundPlace, string | null>>>,
): readonly PersonText[] {
  return Object.entries(texts).flatMap(([place, text]) =>
    // The keys of the record are places, which Object.entries widens.
    text === null ? [] : [{ submissionId, place: place as FoundPlace, text }],
  );
}
