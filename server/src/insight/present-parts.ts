import {
  leastShownCount,
  type FormInsight,
  type PageInsight,
} from '@form-builder/core/contract/staff/forms/insight.ts';
import { pageTimes, summaryPage } from '@form-builder/core/contract/visitor/visit-counts.ts';
import type { Page } from '@form-builder/core/form/form-definition.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import type { PartRow } from './insight-queries.ts';
import { shown, sum } from './shown-count.ts';

/** The pages of the first version, then those that only the others have. */
export function mergePages(versions: readonly (readonly Page[])[]): readonly Page[] {
  const byId = new Map<string, Page>();
  for (const page of versions.flat()) if (!byId.has(page.id)) byId.set(page.id, page);
  return [...byId.values()];
}

/** The pages with who came to them and who left at them. */
export function presentPages(pages: readonly Page[], parts: readonly PartRow[]): PageInsight[] {
  const titled = [
    ...pages.map(({ id, title }) => ({ id, title })),
    { id: summaryPage, title: null },
  ];
  return titled.flatMap(({ id, title }) => {
    const ofPage = parts.filter(({ subject }) => subject === id);
    const reached = sum(ofPage.filter(({ kind }) => kind === 'page'));
    const done = ofPage.filter(({ kind }) => kind === 'page_done');
    if (title === null && reached === 0) return [];
    // A visit over midnight, or one of which a message was lost, may complete a page without reaching it.
    const left = Math.max(0, reached - sum(done));
    return [{ id, title, reached: shown(reached), left: shown(left), time: medianTime(done) }];
  });
}

function medianTime(done: readonly PartRow[]): PageInsight['time'] {
  const total = sum(done);
  if (total < leastShownCount) return null;
  let before = 0;
  for (const time of pageTimes) {
    before += sum(done.filter((row) => row.time === time));
    if (before * 2 >= total) return time;
  }
  return null;
}

/** The fields with errors. */
export function presentFields(
  pages: readonly Page[],
  parts: readonly PartRow[],
): FormInsight['fields'] {
  const errors = countsByField(parts, 'error');
  return fieldsWith(pages, errors).map(({ count, ...field }) => ({ ...field, errors: count }));
}

/** The fields that visitors touched last, without those who went on after all. */
export function presentDropOuts(
  pages: readonly Page[],
  parts: readonly PartRow[],
): FormInsight['drop_outs'] {
  const back = countsByField(parts, 'field_back');
  const left = [...countsByField(parts, 'field_left')].map(
    ([id, count]) => [id, count - (back.get(id) ?? 0)] as const,
  );
  return fieldsWith(pages, new Map(left)).map(({ count, ...field }) => ({ ...field, left: count }));
}

const countsByField = (parts: readonly PartRow[], wanted: PartRow['kind']) =>
  new Map(
    parts
      .filter(({ kind }) => kind === wanted)
      .map(({ subject, count }) => [subject, Number(count)]),
  );

/** The fields with a count that is shown, those with the highest first. */
function fieldsWith(pages: readonly Page[], counts: ReadonlyMap<string, number>) {
  const found = new Map(
    [...iterateFields(pages)].flatMap(({ field, page }) => {
      const count = shown(counts.get(field.id) ?? 0) ?? 0;
      if (count === 0) return [];
      const { id, label } = field;
      return [[id, { id, label, page_title: page.title, count }] as const];
    }),
  );
  return [...found.values()].toSorted((a, b) => b.count - a.count);
}
