import { checkOwnText, type OwnTextProblem } from './check-own-text.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { messageSource } from './message-source.ts';
import type { TextsById } from './own-texts.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { instant, type Writer } from '../logbook/writer.ts';
import { inputTexts } from '../platform/http/requests/input-texts.ts';
import { RequestError } from '../platform/request-error.ts';
import { lockOwnTexts, updateOwnTexts } from './system-texts-queries.ts';
import { visitorMessages } from './visitor-messages.ts';

interface ChangedTexts {
  readonly into: Language;
  /** By id; `null` restores the product's text. */
  readonly texts: Readonly<Record<string, string | null>>;
  /** The own texts that the writer read, by id; `null` for the product's. */
  readonly replaced: Readonly<Record<string, string | null>> | undefined;
  /** The language of the error messages. */
  readonly language: Language;
}

/** Saves a tenant's own texts, all or none, and returns those of the language. */
export async function changeTexts(
  writer: Writer,
  { into, texts, replaced = {}, language }: ChangedTexts,
): Promise<TextsById> {
  const errors = errorsIn(into, texts, language);
  if (Object.keys(errors).length > 0) throw new RequestError('invalid', { errors });
  const row = { tenant_id: writer.tenantId, language: into, updated_at: instant(writer) };
  const before = await lockOwnTexts(writer.tx, row);
  const messages = visitorMessages(into);
  const wanted = Object.fromEntries(
    // A text equal to the product's own is none of the tenant's: it follows the product's.
    Object.entries(texts).map(([id, text]) => [id, text === original(messages, id) ? null : text]),
  );
  assertNotChangedSince({ before, wanted, replaced }, language);
  const kept = Object.entries(before).filter(([id]) => !Object.hasOwn(texts, id));
  const set = Object.entries(wanted).flatMap(([id, text]) =>
    text === null ? [] : [[id, text] as const],
  );
  const after: TextsById = Object.fromEntries([...kept, ...set]);
  const shown = (own: TextsById, id: string) => own[id] ?? original(messages, id);
  const changes = Object.keys(texts)
    .filter((id) => shown(before, id) !== shown(after, id))
    .map((id) => ({ field: id, before: shown(before, id), after: shown(after, id) }));
  if (changes.length === 0) return before;
  await updateOwnTexts(writer.tx, row, after);
  await writeLogbook(writer, {
    action: 'system_texts.saved',
    subject: ['settings', writer.tenantId],
    details: { name: into, changes },
  });
  return after;
}

interface Replacement {
  /** The tenant's own texts now. */
  readonly before: TextsById;
  readonly wanted: ChangedTexts['texts'];
  readonly replaced: ChangedTexts['texts'];
}

/** Rejects a text that somebody else changed into another one since the writer read it. */
function assertNotChangedSince({ before, wanted, replaced }: Replacement, language: Language) {
  const changed = Object.keys(wanted).filter((id) => {
    const current = before[id] ?? null;
    return Object.hasOwn(replaced, id) && current !== replaced[id] && current !== wanted[id];
  });
  if (changed.length === 0) return;
  const said = [inputTexts[language].changedSince];
  const errors = Object.fromEntries(changed.map((id) => [`texts.${id}`, said]));
  throw new RequestError('stale', { errors });
}

type VisitorMessages = ReturnType<typeof visitorMessages>;

function original(messages: VisitorMessages, id: string): string {
  const message = messages.get(id);
  return message === undefined ? '' : messageSource(message);
}

function errorsIn(into: Language, texts: ChangedTexts['texts'], language: Language) {
  const messages = visitorMessages(into);
  const said = inputTexts[language];
  const entries = Object.entries(texts).flatMap(([id, text]): [string, string[]][] => {
    const message = messages.get(id);
    if (message === undefined) return [[`texts.${id}`, [said.notAllowed]]];
    const problem = text === null ? undefined : checkOwnText(message, text);
    return problem === undefined ? [] : [[`texts.${id}`, describe(problem, language)]];
  });
  return Object.fromEntries(entries);
}

function describe(problem: OwnTextProblem, language: Language): string[] {
  const said = inputTexts[language];
  if (problem.code === 'unreadable') return [said.unreadableText];
  const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');
  const { missing, unknown } = problem;
  return [
    ...(missing.length > 0 ? [`${said.missingPlaceholders} ${inBraces(missing)}.`] : []),
    ...(unknown.length > 0 ? [`${said.unknownPlaceholders} ${inBraces(unknown)}.`] : []),
  ];
}
