import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { FormDefinition } from '@form-builder/core/form/form-definition.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import { formulaEngine } from '@form-builder/core/session/formulas/formula-engine.ts';
import { summarise } from '@form-builder/core/summary/summarise.ts';
import type { SummarySection } from '@form-builder/core/summary/summary.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { isoInstant, isoInstantOrNull } from '../../platform/http/responses/iso-instant.ts';
import { tenantTranslatorOf } from '../../system-texts/own-texts.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import {
  selectFilledSubmission,
  type FilledSubmission,
} from '../../submissions/filled-version/filled-submission-queries.ts';
import { openRecipient } from '../../submissions/mails/mail-secrets.ts';
import { selectMailsOf } from '../../submissions/mails/mails-queries.ts';
import { openSubmission } from '../../submissions/reading/open-submission.ts';
import { openRemark } from '../../submissions/staff/handling/remark-secrets.ts';
import { openActing } from '../../citizen-login/acting/acting-party.ts';
import { selectIdentities, type IdentityRow } from '../../citizen-login/login-queries.ts';
import { openIdentifier, openRsin } from '../../citizen-login/login-secrets.ts';
import { maskIdentifier } from '../../submissions/reading/mask-identifier.ts';
import { selectKept } from './kept-queries.ts';

interface Opening {
  readonly cipher: SecretCipher;
  readonly tenantId: string;
}

type Tx = Transaction<Database>;

/** Everything that is stored about a submission or draft, decrypted, for the person it is about. */
export async function describeSubmission(
  opening: Opening,
  tx: Tx,
  id: string,
): Promise<object | undefined> {
  const kept = await selectKept(tx, id);
  if (kept === undefined) return undefined;
  const filled = await selectFilledSubmission(tx, id);
  const { answers, definition } = openSubmission(opening.cipher, opening.tenantId, filled);
  const fields = [...iterateFields(definition.pages)].map(({ field }) => field);
  return {
    number: filled.title,
    form: kept.form_name,
    environment: filled.environment,
    is_sent: kept.status === 'final',
    language: filled.locale,
    created_at: isoInstant(kept.created_at),
    completed_at: isoInstantOrNull(filled.completed_at),
    resume_email: kept.resume_email,
    readable: readableAnswers(filled, { ...definition, answers }),
    answers,
    questions: Object.fromEntries(fields.map(({ id: field, label }) => [field, label])),
    looked_up: (definition.variables ?? []).flatMap(({ label: name, stored_value: value }) =>
      value === undefined ? [] : [{ name, value }],
    ),
    statements: filled.statements ?? [],
    ...(await describeBeside(opening, tx, id)),
    receivers: kept.receivers,
  };
}

/**
 * The answers by page as the form words them, such as the label of a chosen option: `answers` has what a program needs
 * to use them again (AVG articles 15 and 20).
 */
function readableAnswers(
  filled: Pick<FilledSubmission, 'locale' | 'completed_at' | 'own_texts'>,
  stored: FormDefinition & { readonly answers: Readonly<Record<string, unknown>> },
): readonly SummarySection[] {
  const { locale, completed_at: completedAt, own_texts: ownTexts } = filled;
  const context = { locale, translate: tenantTranslatorOf(locale, ownTexts) };
  return summarise(stored, fieldTypes, context, {
    formulas: formulaEngine,
    isSection: true,
    ...(completedAt !== null && { answeredAt: completedAt.getTime() }),
  });
}

/** The logins, mails and remarks of a submission. */
async function describeBeside({ cipher, tenantId }: Opening, tx: Tx, id: string): Promise<object> {
  const identities = await selectIdentities(tx, id);
  const mails = await selectMailsOf(tx, id);
  const remarks = await tx
    .selectFrom('submission_remarks')
    .select(['id', 'sealed_text', 'created_at'])
    .where('submission_id', '=', id)
    .orderBy('created_at')
    .execute();
  return {
    logins: identities.map((row) => describeLogin({ cipher, tenantId }, row)),
    mails: mails.map((mail) => ({
      kind: mail.kind,
      recipient: openRecipient(cipher, { tenantId, id: mail.id }, mail.sealed_recipient),
      state: mail.state,
      created_at: isoInstant(mail.created_at),
    })),
    remarks: remarks.map((remark) => ({
      text: openRemark(cipher, { tenantId, id: remark.id }, remark.sealed_text),
      created_at: isoInstant(remark.created_at),
    })),
  };
}

/**
 * Describes a login. When somebody acted for another the package is of one of two people, so that the numbers of both
 * are masked: each recognises their own, and gets nobody else's.
 */
function describeLogin({ cipher, tenantId }: Opening, row: IdentityRow): object {
  const { provider_id: provider, level, entity } = row;
  const identifier = openIdentifier(cipher, tenantId, row);
  const acting = openActing(cipher, tenantId, row);
  const rsin = openRsin(cipher, tenantId, row);
  const login = { provider, level, name: entity.name };
  if (acting === null) return { ...login, identifier, ...(rsin !== null && { rsin }) };
  return {
    ...login,
    identifier: maskIdentifier(identifier),
    ...(rsin !== null && { rsin: maskIdentifier(rsin) }),
    represented_by: {
      name: acting.entity.name,
      identifier: maskIdentifier(acting.identifier),
      mandate: acting.mandate ?? null,
    },
  };
}
