import type { Answers } from '../field-types/field-types.ts';
import type { Field } from '../form/form-definition.ts';
import { iterateFields } from '../form/iterate-fields.ts';
import { inspectAnswers } from '../session/validation/inspect-answers.ts';
import type { Program } from '../session/program/program.ts';
import { diffOptions } from './compare/diff-options.ts';
import { toRecord } from './compare/flatten-pages.ts';
import type { Json } from './json.ts';
import type { VersionContent } from './version-content.ts';

/** An answer that does not fit the newer version, with its original question. */
export interface LostAnswer {
  /** As in issues: `fieldId`, or `collectionId.rowIndex.childId`. */
  readonly path: string;
  readonly label: string;
  /** The formatted answer; empty when it cannot be formatted. */
  readonly value: string;
}

/** The answers for a newer version, and the paths of those that do not fit it. */
export interface MigratedAnswers {
  readonly answers: Answers;
  readonly lost: readonly string[];
}

type Rows = Readonly<Record<string, unknown>>;

/**
 * Migrates answers from one version of a form to another: follows options with a changed id; leaves
 * out and reports answers to questions that the newer version lacks or asks with another value
 * kind. Empty answers are not reported.
 */
export function migrateAnswers(
  before: VersionContent,
  after: VersionContent,
  program: Program,
  given: Answers,
): MigratedAnswers {
  const codes = recodedOptions(before, after);
  const choices = offeredOptions(after);
  const collections = new Set(
    fieldsOf(before).flatMap(({ id, children }) => (children ? [id] : [])),
  );
  const lost: string[] = [];
  const moveRecord = (answers: Rows, prefix: string): Rows =>
    Object.fromEntries(
      Object.entries(answers).map(([id, answer]) => [id, moveOne(id, answer, prefix + id)]),
    );
  const moveOne = (id: string, answer: unknown, path: string): unknown => {
    if (Array.isArray(answer) && collections.has(id)) {
      return answer.map((row: unknown, index) =>
        isRecord(row) ? moveRecord(row, `${path}.${String(index)}.`) : row,
      );
    }
    const recoded = recode(answer, codes.get(id));
    const kept = onlyOffered(recoded, choices.get(id));
    if (kept !== recoded) lost.push(path);
    return kept;
  };
  const moved = moveRecord(given, '');
  for (let paths = misfits(program, moved); paths.length > 0; paths = misfits(program, moved)) {
    for (const path of paths) if (isGiven(take(moved, path))) lost.push(path);
  }
  // The remaining values were parsed as answers of the newer version's fields.
  return { answers: moved as Answers, lost: [...new Set(lost)] };
}

/**
 * The new id of each option, by field and old id. Compares only options, because comparing versions
 * would load the settings of every field type on the visitor's page.
 */
function recodedOptions(before: VersionContent, after: VersionContent) {
  const codes = new Map<string, Map<Json | undefined, Json | undefined>>();
  const asked = new Map(fieldsOf(before).map((field) => [field.id, field]));
  for (const now of fieldsOf(after)) {
    const old = asked.get(now.id);
    if (!old?.options || !now.options) continue;
    for (const change of diffOptions(withRecord(old), withRecord(now))) {
      if (change.kind !== 'option_recoded') continue;
      const field = codes.get(now.id) ?? new Map<Json | undefined, Json | undefined>();
      codes.set(now.id, field.set(change.before['id'], change.after['id']));
    }
  }
  return codes;
}

const withRecord = (field: Field) => ({ id: field.id, record: toRecord(field) });

/** Returns the options of each field with its own options. */
function offeredOptions(version: VersionContent): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(fieldsOf(version).flatMap(optionsOf));
}

function fieldsOf({ pages }: VersionContent): readonly Field[] {
  return [...iterateFields(pages)].map(({ field }) => field);
}

function optionsOf({ id, options }: Field): [string, ReadonlySet<string>][] {
  return options && options.length > 0 ? [[id, new Set(options.map((option) => option.id))]] : [];
}

function recode(answer: unknown, codes: ReadonlyMap<unknown, unknown> | undefined): unknown {
  if (!codes) return answer;
  const one = (code: unknown) => (codes.has(code) ? codes.get(code) : code);
  return Array.isArray(answer) ? answer.map(one) : one(answer);
}

/** Returns the chosen options that still exist; the answer itself if all do. */
function onlyOffered(answer: unknown, offered: ReadonlySet<string> | undefined): unknown {
  if (!offered) return answer;
  const isOffered = (code: unknown) => typeof code !== 'string' || offered.has(code);
  if (!Array.isArray(answer)) return isOffered(answer) ? answer : null;
  return answer.every(isOffered) ? answer : answer.filter(isOffered);
}

function misfits(program: Program, answers: unknown): readonly string[] {
  const { unknown, unreadable } = inspectAnswers(program, answers);
  return [...unknown, ...unreadable.map(({ path }) => path)].filter((path) => has(answers, path));
}

/** Removes and returns the answer at a path. */
function take(answers: unknown, path: string): unknown {
  const [holder, name] = placeOf(answers, path);
  const answer = holder[name];
  Reflect.deleteProperty(holder, name);
  return answer;
}

function has(answers: unknown, path: string): boolean {
  const [holder, name] = placeOf(answers, path);
  return Object.hasOwn(holder, name);
}

/**
 * Returns the object that contains the answer at a path, and its key; ids of fields may contain
 * points.
 */
function placeOf(answers: unknown, path: string): [Record<string, unknown>, string] {
  let holder = isRecord(answers) ? answers : {};
  let rest = path;
  for (;;) {
    if (Object.hasOwn(holder, rest)) return [holder, rest];
    const [, name = '', index = '', inner = ''] = /^(.+?)\.(\d+)\.(.+)$/.exec(rest) ?? [];
    const rows = holder[name];
    const row: unknown = Array.isArray(rows) ? rows[Number(index)] : undefined;
    if (!isRecord(row)) return [holder, rest];
    holder = row;
    rest = inner;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isGiven(answer: unknown): boolean {
  return answer !== null && answer !== undefined && answer !== '' && !isEmptyList(answer);
}

const isEmptyList = (answer: unknown) => Array.isArray(answer) && answer.length === 0;
