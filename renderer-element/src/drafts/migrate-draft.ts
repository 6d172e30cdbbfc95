import { migrateAnswers, type LostAnswer } from '@form-builder/core/diff/migrate-answers.ts';
import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import { createClock } from '@form-builder/core/runtime/create-clock.ts';
import { createSession } from '@form-builder/core/session/create-session.ts';
import { summariseSession } from '@form-builder/core/summary/summarise-session.ts';
import type { SummaryItem } from '@form-builder/core/summary/summary.ts';
import { completeText } from '../i18n/form-text.ts';
import type { LoadedForm } from '../state/loaded-form.ts';

/** The answers for a newer version of the form, and as text those that do not fit it. */
export interface MigratedDraft {
  readonly answers: Answers;
  readonly lost: readonly LostAnswer[];
}

/** Migrates answers from one version to another. */
export async function migrateDraft(
  from: LoadedForm,
  to: LoadedForm,
  given: Answers,
  text: FormatContext,
): Promise<MigratedDraft> {
  const { answers, lost } = migrateAnswers(from.form, to.form, to.program, given);
  if (lost.length === 0) return { answers, lost: [] };
  const formatted = await formatAnswers(from, given, text);
  // In the order of the questions in the old version.
  const lostInOrder = [...formatted.values()].filter(({ path }) => lost.includes(path));
  const others = lost.filter((path) => !formatted.has(path));
  return {
    answers,
    lost: [...lostInOrder, ...others.map((path) => ({ path, label: path, value: '' }))],
  };
}

/** Every formatted answer, by its path. */
async function formatAnswers(
  { program, types }: LoadedForm,
  answers: Answers,
  text: FormatContext,
): Promise<ReadonlyMap<string, LostAnswer>> {
  await completeText(text);
  const session = createSession(program, { answers, clock: createClock(Date.now) });
  const sections = summariseSession(session, types, text, { isSection: true });
  return new Map(sections.flatMap(({ items }) => [...formatItems(items)]));
}

function* formatItems(items: readonly SummaryItem[]): Generator<[string, LostAnswer]> {
  for (const item of items) {
    const { path, label } = item;
    if (item.kind === 'answer') yield [path, { path, label, value: item.value }];
    else if (item.kind === 'group') yield* formatItems(item.items);
    else {
      yield [path, { path, label, value: '' }];
      for (const row of item.rows) yield* formatItems(row.items);
    }
  }
}
