import { parseFormula } from '../../../formulas/syntax/parse-formula.ts';
import { parseTextTemplate } from '../../../formulas/text-template.ts';
import { checkFormula } from '../../../formulas/check-formula.ts';
import { listReferences } from '../../../formulas/syntax/list-references.ts';
import { languages } from '../../../messages/languages.ts';
import { numberReference } from '../../../mails/mail-template.ts';
import { findSensitive } from '../../../sensitive-answers/find-sensitive.ts';
import {
  hasConfirmationMail,
  mailHasAnswers,
  mailHasFiles,
  mailHasPdf,
  mailRecipient,
  mailSubject,
  mailText,
} from '../../../version-settings/mail-settings.ts';
import type { CheckedForm } from '../../checked-form.ts';
import { nameOf } from '../../fields/field-name.ts';
import { findRecipient, isAlwaysAnswered } from '../../fields/mail-recipients.ts';
import { ReferenceTypes } from '../../fields/reference-types.ts';
import { createFinding, type Finding } from '../../finding.ts';
import type { Check } from '../check.ts';

/** Checks that a confirmation mail has a recipient, a subject, and texts with valid formulas. */
export const checkConfirmationMail: Check = function* (form) {
  if (form.context.settings?.[hasConfirmationMail.key] !== true) return;
  yield* checkRecipient(form);
  if ((form.context.settings[mailSubject.key] ?? '').trim() === '')
    yield createFinding('mail_subject_missing', { setting: mailSubject.key });
  for (const one of mailTexts(form)) yield* checkTemplate(form, one);
};

function* checkRecipient(form: CheckedForm): Generator<Finding> {
  const { settings, verificationField } = form.context;
  const id = settings?.[mailRecipient.key];
  const path = { setting: mailRecipient.key };
  const found = findRecipient(form, id);
  if (found === undefined) {
    yield createFinding('mail_recipient_missing', path);
    return;
  }
  if (!isAlwaysAnswered(form, found))
    yield createFinding('mail_recipient_conditional', path, nameOf(found));
  const holdsAnswers = [mailHasAnswers, mailHasPdf, mailHasFiles].some(
    ({ key }) => settings?.[key] === true,
  );
  if (holdsAnswers && id !== verificationField)
    yield createFinding('mail_recipient_unconfirmed', path, nameOf(found));
}

interface MailText {
  readonly setting: string;
  readonly text: string;
  /** Absent for the version's own language. */
  readonly language?: string;
}

/** The texts of the mail, and their translations. */
function mailTexts({ context }: CheckedForm): readonly MailText[] {
  return [mailSubject, mailText].flatMap(({ key: setting }) => [
    { setting, text: context.settings?.[setting] ?? '' },
    ...languages.map((language) => ({
      setting,
      language,
      text: context.translations?.[language]?.get(`settings.${setting}`) ?? '',
    })),
  ]);
}

function* checkTemplate(form: CheckedForm, { text, ...path }: MailText): Generator<Finding> {
  const types = new ReferenceTypes(form.program);
  const template = parseTextTemplate(text, parseFormula);
  for (const { from } of template.issues)
    yield createFinding('mail_formula_unusable', path, { at: from + 1 });
  for (const part of template.parts) {
    if (typeof part === 'string') continue;
    const { issues } = checkFormula(part, (reference) =>
      reference.path.join('.') === numberReference
        ? 'text'
        : types.typeOf(reference, { scope: form.program.root }),
    );
    for (const { code, from, params } of issues) {
      yield code === 'unknown_reference'
        ? createFinding('mail_field_unknown', path, { reference: String(params?.['reference']) })
        : createFinding('mail_formula_unusable', path, { at: from + 1 });
    }
  }
  yield* sensitiveIn(form, template.parts.flatMap(referencesIn), path);
}

type Part = ReturnType<typeof parseTextTemplate>['parts'][number];

/** Returns the short ids of the fields that a formula reads. */
const referencesIn = (part: Part): readonly string[] =>
  typeof part === 'string' ? [] : listReferences(part).map(({ path }) => path.at(-1) ?? '');

function* sensitiveIn(
  form: CheckedForm,
  named: readonly string[],
  path: Omit<MailText, 'text'>,
): Generator<Finding> {
  const sensitive = findSensitive(form.definition, form.context.types).fields;
  for (const one of form.fields) {
    const { id, short_id: shortId } = one.field;
    if (named.includes(shortId) && sensitive.has(id))
      yield createFinding('mail_field_sensitive', path, nameOf(one));
  }
}
