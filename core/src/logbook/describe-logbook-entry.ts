import { attachmentNameOf } from '../attachments/attachment-url.ts';
import { formatDate } from '../formats/dates/format-date.ts';
import { formatInstant } from '../formats/dates/local-time.ts';
import { formatCurrency } from '../formats/format-currency.ts';
import type { FormatContext } from '../messages/format-context.ts';
import type { MessageId, StaffMessageId } from '../messages/message-ids.ts';
import { missingText } from '../messages/translate.ts';
import { hasLoggedWords, type LoggedField, type LoggedWord } from './logged-words.ts';
import type { LogbookAction } from './logbook-events.ts';
import type { LogbookDetails, LoggedValue } from './logbook-details.ts';

/** The parts of a logbook entry that its description needs. */
interface DescribedEntry {
  readonly action: LogbookAction;
  readonly details: LogbookDetails;
}

/** A property of an event, such as the environment. */
export interface LogbookFact {
  readonly label: string;
  readonly text: string;
}

/** One property before and after, as text. */
export interface LogbookChange {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** The description of an event, in the language of the context. */
export interface LogbookWords {
  readonly action: string;
  readonly facts: readonly LogbookFact[];
  readonly changes: readonly LogbookChange[];
}

/** Describes an entry of the logbook: the action, its properties, and the changes. */
export function describeLogbookEntry(
  { action, details }: DescribedEntry,
  context: FormatContext,
): LogbookWords {
  return {
    action: nameLogbookAction(action, context),
    facts: describeFacts(action, details, context),
    changes: (details.changes ?? []).map(({ field, before, after }) => ({
      label: nameField(field, context),
      before: describeValue(before, context),
      after: describeValue(after, context),
    })),
  };
}

/** The name of an action, such as "Formulier gewijzigd". */
export function nameLogbookAction(action: LogbookAction, { translate }: FormatContext): string {
  return translate(`logbook.action.${action}`);
}

function describeFacts(
  action: LogbookAction,
  details: LogbookDetails,
  context: FormatContext,
): readonly LogbookFact[] {
  const { translate } = context;
  const list = (values: readonly string[] | undefined) => (values ?? []).join(', ');
  const value = (text: string | null | undefined) =>
    text === null || text === undefined ? '' : describeValue(text, context);
  const facts: readonly (readonly [MessageId, string])[] = [
    ['logbook.fact.name', details.name ?? ''],
    ...consentFacts(details),
    ['logbook.fact.number', details.number?.toString() ?? ''],
    ['logbook.fact.environment', value(details.environment)],
    ['logbook.fact.from', value(details.from)],
    ['logbook.fact.to', value(details.to)],
    ['logbook.fact.planned_at', momentOf(details.planned_at, context)],
    ['logbook.fact.remark', details.remark ?? ''],
    ['logbook.fact.warnings', details.warnings?.toString() ?? ''],
    ['logbook.fact.changed', list(details.changed?.map((field) => nameField(field, context)))],
    ['logbook.fact.questions', list(details.questions)],
    ['logbook.fact.given', list(namesOfRights(action, details.given, context))],
    ['logbook.fact.taken', list(namesOfRights(action, details.taken, context))],
    ['logbook.fact.amount', amountOf(details.amount_cents, context)],
    ['logbook.fact.provider', details.provider ?? ''],
    ['logbook.fact.party', details.party === undefined ? '' : translate('logbook.party.acting')],
    ['logbook.fact.reason', reasonOf(details, context)],
    ['logbook.fact.route', details.route ?? ''],
    ...personFacts(details, context),
    ...listFacts(details),
  ];
  return facts
    .filter(([, text]) => text !== '')
    .map(([label, text]) => ({ label: translate(label), text }));
}

/** A role has permissions, of which the slug is logged; a user or group has roles, by their names. */
function namesOfRights(
  action: LogbookAction,
  rights: readonly string[] | undefined,
  { translate }: FormatContext,
): readonly string[] | undefined {
  if (!action.startsWith('role.')) return rights;
  return rights?.map((slug) => {
    const id = `permission.${slug}`;
    // The id of a permission of an earlier release has no text.
    const text = translate(id as StaffMessageId);
    return text === missingText(id) ? slug : text;
  });
}

function reasonOf(
  { reason, failure, cause }: LogbookDetails,
  { translate }: FormatContext,
): string {
  if (cause !== undefined) return translate(`logbook.cause.${cause}`);
  if (failure !== undefined) return translate(`logbook.failure.${failure}`);
  return reason === undefined ? '' : translate(`logbook.reason.${reason}`);
}

const momentOf = (moment: string | undefined, { locale }: FormatContext): string =>
  moment === undefined ? '' : formatInstant(Date.parse(moment), locale);

const amountOf = (cents: number | undefined, { locale }: FormatContext): string =>
  cents === undefined ? '' : formatCurrency(cents / 100, locale);

/** The list that was saved or changed: its day, and the number of its rows. */
const listFacts = ({
  day = '',
  count,
}: LogbookDetails): readonly (readonly [MessageId, string])[] => [
  ['logbook.fact.day', formatDate(day)],
  ['logbook.fact.count', count?.toString() ?? ''],
];

/** Who asked for an export, and who allowed it. */
const consentFacts = ({
  requested_by: asker = '',
  allowed_by: allower = '',
}: LogbookDetails): readonly (readonly [MessageId, string])[] => [
  ['logbook.fact.requested_by', asker],
  ['logbook.fact.allowed_by', allower],
];

/** Why a person was searched for, and their pseudonym. */
function personFacts(
  { request, pseudonym = '' }: LogbookDetails,
  { translate }: FormatContext,
): readonly (readonly [MessageId, string])[] {
  return [
    [
      'logbook.fact.request',
      request === undefined ? '' : translate(`data_request.kind.${request}`),
    ],
    ['logbook.fact.pseudonym', pseudonym],
  ];
}

/** Properties of earlier releases keep their name. */
function nameField(field: string, { translate }: FormatContext): string {
  const id: `logbook.field.${LoggedField}` | undefined = hasLoggedWords('field', field)
    ? `logbook.field.${field}`
    : undefined;
  return id === undefined ? field : translate(id);
}

function describeValue(value: LoggedValue, context: FormatContext): string {
  const { translate } = context;
  if (value === null || value === '') return translate('logbook.value.empty');
  if (typeof value === 'boolean') return translate(`logbook.value.${value ? 'yes' : 'no'}`);
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return value.map((one) => describeValue(one, context)).join(', ');
  const uploaded = attachmentNameOf(value);
  if (uploaded !== undefined) return translate('logbook.value.uploaded', { name: uploaded });
  const id: `logbook.value.${LoggedWord}` | undefined = hasLoggedWords('value', value)
    ? `logbook.value.${value}`
    : undefined;
  return id === undefined ? value : translate(id);
}
