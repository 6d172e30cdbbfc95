import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { leaveOutLinks, leaveOutLinksIn } from '@form-builder/core/mails/leave-out-links.ts';
import { fillMailTemplates } from '@form-builder/core/mails/mail-template.ts';
import { tenantTranslatorOf } from '../../system-texts/own-texts.ts';
import type { MessageId } from '@form-builder/core/messages/message-ids.ts';
import type { Translate } from '@form-builder/core/messages/translate.ts';
import { readVersionSetting } from '@form-builder/core/version-settings/read-version-setting.ts';
import {
  copyMailHasPdf,
  mailHasAnswers,
  mailHasFiles,
  mailHasPdf,
  mailSubject,
  mailText,
} from '@form-builder/core/version-settings/mail-settings.ts';
import type { SubmissionMail } from '@form-builder/core/contract/staff/submissions/submission-mail.ts';
import { formulaEngine } from '@form-builder/core/session/formulas/formula-engine.ts';
import { summarise } from '@form-builder/core/summary/summarise.ts';
import { mailSummary } from '@form-builder/core/summary/mail-summary.ts';
import { formatInstant } from '@form-builder/core/formats/dates/local-time.ts';
import { html, Html } from '../../platform/html/html.ts';
import type { MailPart } from '../../platform/mail/compose-mail.ts';
import { readFilledForm, type FilledForm } from '../filled-version/filled-form.ts';
import { coSignatureRows } from '../co-signature/co-signature-rows.ts';
import type { ShownAnswers } from '../reading/open-submission.ts';
import { statementRows } from '../statements/statement-rows.ts';
import type { SentSubmission } from '../filled-version/filled-submission-queries.ts';
import type { AttachedFiles } from '../reading/attached-files.ts';

/** The content of a mail about a submission, between its header and its closing. */
export interface WrittenMail {
  readonly locale: string;
  readonly subject: string;
  readonly parts: readonly MailPart[];
  readonly hasPdf: boolean;
}

/** A kind of mail about a submission that was sent; a reminder is about a draft. */
export type SentMailKind = Exclude<SubmissionMail['kind'], 'reminder'>;

/** Whether the form attaches the visitor's files to a mail of this kind. */
export const attachesFiles = (
  kind: SentMailKind,
  { settings, definition: { pages } }: SentSubmission,
): boolean => kind === 'confirmation' && readVersionSetting({ settings, pages }, mailHasFiles);

/** The submission that a mail is about, and its sender. */
interface MailSubject {
  readonly shown: Pick<ShownAnswers, 'answers' | 'masked' | 'shown'>;
  readonly files: AttachedFiles['kind'];
  readonly organisation: string;
  /** The public origin of the tenant's pages. */
  readonly origin: string;
}

/** The context of the texts of one mail. */
interface Writing {
  readonly form: FilledForm;
  readonly sent: SentSubmission;
  readonly completedAt: Date;
  readonly shown: Pick<ShownAnswers, 'answers' | 'masked' | 'shown'>;
  readonly files: AttachedFiles['kind'];
  readonly translate: Translate;
  readonly origin: string;
  readonly words: { readonly form: string; readonly organisation: string };
}

/**
 * Writes the mail of each kind, in the language in which the form was filled in; mails to staff are
 * in the form's own language.
 */
export function writeSubmissionMail(
  kind: SentMailKind,
  sent: SentSubmission,
  { shown, files, organisation, origin }: MailSubject,
): WrittenMail {
  if (sent.completed_at === null)
    throw new Error('A final submission has no moment of completion.');
  const form = readFilledForm(kind === 'notice' ? { ...sent, locale: '' } : sent);
  const translate = tenantTranslatorOf(form.locale, sent.own_texts);
  const answers = leaveOutLinks(shown.answers, translate('mail.link_left_out'));
  const writing: Writing = {
    form,
    sent,
    completedAt: sent.completed_at,
    shown: { ...shown, answers },
    files,
    translate,
    words: { form: form.formTitle, organisation },
    origin,
  };
  return { locale: form.locale, ...writers[kind](writing) };
}

type Writer = (writing: Writing) => Omit<WrittenMail, 'locale'>;

const writers: Readonly<Record<SentMailKind, Writer>> = {
  confirmation: (writing) => {
    const { form, translate, words } = writing;
    const hasPdf = readVersionSetting(form, mailHasPdf);
    const hasAnswers = readVersionSetting(form, mailHasAnswers);
    const [subject = '', text = ''] = fillTemplates(writing);
    return {
      subject: subject.trim() || translate('mail.confirmation.subject', words),
      parts: [
        ...paragraphsOf(text.trim() || standardText(writing)),
        ...factsOf(writing),
        ...signatureOf(writing),
        ...(hasAnswers ? answersOf(writing) : []),
        ...fileNotes[writing.files].map((id) => ({ text: translate(id) })),
        ...notesOf(writing, hasAnswers || hasPdf, hasPdf),
      ],
      hasPdf,
    };
  },
  notice: (writing) => {
    const { translate, words, sent, origin } = writing;
    const page = new URL(`/forms/${sent.form_id}/submissions/${sent.id}`, origin);
    return {
      subject: translate('mail.notice.subject', words),
      parts: [
        { text: translate('mail.notice.text', words) },
        ...factsOf(writing),
        { text: translate('mail.notice.answers') },
        { label: translate('mail.notice.action'), address: page.href },
      ],
      hasPdf: false,
    };
  },
  copy: (writing) => {
    const { form, translate, words } = writing;
    const hasPdf = readVersionSetting(form, copyMailHasPdf);
    return {
      subject: translate('mail.copy.subject', words),
      parts: [
        { text: translate('mail.greeting') },
        { text: translate('mail.copy.text', words) },
        ...factsOf(writing),
        ...signatureOf(writing),
        ...answersOf(writing),
        ...notesOf(writing, true, hasPdf),
        { text: translate('mail.copy.warning') },
      ],
      hasPdf,
    };
  },
};

/** The text of a confirmation without a text of the designer. */
const standardText = ({ translate, words }: Writing): string =>
  `${translate('mail.greeting')}\n\n${translate('mail.confirmation.text', words)}`;

const paragraphsOf = (text: string): readonly MailPart[] =>
  text.split(/\n{2,}/).map((paragraph) => ({ text: paragraph }));

function fillTemplates({ form, sent, completedAt, shown, translate }: Writing): readonly string[] {
  const templates = [readVersionSetting(form, mailSubject), readVersionSetting(form, mailText)];
  const { answers } = shown;
  const submission = { ...definitionOf(form), answers, number: sent.title };
  return fillMailTemplates(
    templates,
    { ...submission, completedAt: completedAt.getTime() },
    { types: fieldTypes, context: { locale: form.locale, translate }, formulas: formulaEngine },
  );
}

const definitionOf = ({ pages, variables }: FilledForm) => ({ pages, variables });

function factsOf({ form, sent, completedAt, translate }: Writing): readonly MailPart[] {
  const { title: number, is_test: isTest } = sent;
  const rows = [
    ...(number === null ? [] : [{ label: translate('mail.number'), value: number }]),
    { label: translate('mail.sent_at'), value: formatInstant(completedAt, form.locale, 'long') },
  ];
  return [...(isTest ? [{ text: translate('mail.test') }] : []), { rows }];
}

/** Who co-signed, when, and the text they agreed to. */
function signatureOf({ sent, form, translate }: Writing): readonly MailPart[] {
  const name = leaveOutLinksIn(sent.co_signer_name ?? '', translate('mail.link_left_out'));
  const rows = coSignatureRows({ ...sent, co_signer_name: name }, form.locale);
  return rows.length > 0 ? [{ rows }] : [];
}

/** The answers, and the statements that were accepted with them. */
function answersOf(writing: Writing): readonly MailPart[] {
  const rows = statementRows(writing.sent.statements, writing.form.locale);
  return [...summaryOf(writing), ...(rows.length > 0 ? [{ rows }] : [])];
}

function summaryOf({ form, completedAt, shown, translate }: Writing): readonly MailPart[] {
  const { answers, masked, shown: shownFields } = shown;
  const context = { locale: form.locale, translate };
  const sections = summarise({ ...definitionOf(form), answers }, fieldTypes, context, {
    formulas: formulaEngine,
    answeredAt: completedAt.getTime(),
    isMasked: true,
    masked,
    shown: shownFields ? new Set(shownFields) : undefined,
  });
  if (sections.length === 0) return [];
  const { text, html: markup } = mailSummary(sections);
  return [
    {
      plain: text,
      formatted: html`<div class="answers" style="margin:0 0 24px">${new Html(markup)}</div>`,
    },
  ];
}

const fileNotes: Readonly<Record<AttachedFiles['kind'], readonly MessageId[]>> = {
  none: [],
  attached: ['mail.files'],
  too_large: ['mail.files_too_large'],
  waiting: ['mail.files_waiting'],
};

function notesOf(
  { shown, translate }: Writing,
  holdsAnswers: boolean,
  hasPdf: boolean,
): readonly MailPart[] {
  return [
    ...(hasPdf ? [{ text: translate('mail.pdf') }] : []),
    ...(holdsAnswers && shown.masked.length > 0 ? [{ text: translate('mail.masked') }] : []),
  ];
}
