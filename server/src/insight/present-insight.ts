import {
  type CountingState,
  leastShownCount,
  type FormInsight,
  type PageInsight,
  type Share,
  type ShownCount,
  type TenantInsight,
  type VisitedForm,
  type VisitInsight,
  type Visits,
} from '@form-builder/core/contract/staff/forms/insight.ts';
import {
  pageTimes,
  summaryPage,
  type VisitKind,
} from '@form-builder/core/contract/visitor/visit-counts.ts';
import type { Page } from '@form-builder/core/form/form-definition.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import type { PartRow, VersionRow, VisitedFormRow, VisitRow } from './insight-queries.ts';
import type { Period } from './periods.ts';

interface Counted {
  readonly counting: CountingState;
  readonly visits: readonly VisitRow[];
  /** At least the devices and languages. */
  readonly parts: readonly PartRow[];
}

/** The counts of a form as staff may see them. */
export function presentFormInsight(
  period: Period,
  { versions, ...counted }: Counted & { readonly versions: readonly VersionRow[] },
): FormInsight {
  const pages = mergePages(versions.map(({ definition }) => definition.pages));
  return {
    ...presentVisits(period, counted),
    pages: presentPages(pages, counted.parts),
    fields: presentFields(pages, counted.parts),
  };
}

/** The counts of several forms as staff may see them. */
export function presentTenantInsight(
  period: Period,
  { forms, ...counted }: Counted & { readonly forms: readonly VisitedFormRow[] },
): TenantInsight {
  return { ...presentVisits(period, counted), forms: presentForms(forms) };
}

function presentVisits(period: Period, { counting, visits, parts }: Counted): VisitInsight {
  const { from, to, starts } = period;
  return {
    from,
    to,
    counting,
    has_counts: visits.length > 0 || parts.length > 0,
    totals: sumVisits(visits),
    series: starts.map((start, index) => {
      const next = starts[index + 1];
      const inStep = visits.filter(({ day }) => day >= start && (next === undefined || day < next));
      return { start, ...sumVisits(inStep) };
    }),
    devices: sharesOf(parts, 'device'),
    languages: sharesOf(parts, 'language'),
  };
}

function presentForms(rows: readonly VisitedFormRow[]): VisitedForm[] {
  const forms = new Map<string, VisitedFormRow[]>();
  for (const row of rows) {
    const ofForm = forms.get(row.id);
    if (ofForm === undefined) forms.set(row.id, [row]);
    else ofForm.push(row);
  }
  return [...forms]
    .map(([id, ofForm]) => ({ id, name: ofForm[0]?.name ?? '', ...sumVisits(ofForm) }))
    .toSorted((a, b) => (b.opened ?? 0) - (a.opened ?? 0));
}

/**
 * Fewer than five could be recognised as one person. The others are rounded to a multiple of five: exact ones could
 * be subtracted from a total, from the page before or from another period to find one that is not shown.
 */
const shown = (count: number): ShownCount =>
  count > 0 && count < leastShownCount
    ? null
    : Math.round(Math.max(0, count) / leastShownCount) * leastShownCount;

const sum = (rows: readonly { readonly count: string }[]): number =>
  rows.reduce((total, { count }) => total + Number(count), 0);

function sumVisits(rows: readonly Pick<VisitRow, 'kind' | 'count'>[]): Visits {
  const of = (kind: VisitKind) => shown(sum(rows.filter((row) => row.kind === kind)));
  return {
    opened: of('opened'),
    started: of('started'),
    saved: of('saved'),
    sent: of('sent'),
    aborted: of('aborted'),
  };
}

/** The pages of the first version, then those that only the others have. */
function mergePages(versions: readonly (readonly Page[])[]): readonly Page[] {
  const byId = new Map<string, Page>();
  for (const page of versions.flat()) if (!byId.has(page.id)) byId.set(page.id, page);
  return [...byId.values()];
}

function presentPages(pages: readonly Page[], parts: readonly PartRow[]): PageInsight[] {
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

function presentFields(pages: readonly Page[], parts: readonly PartRow[]): FormInsight['fields'] {
  const errors = new Map(
    parts
      .filter(({ kind }) => kind === 'error')
      .map(({ subject, count }) => [subject, Number(count)]),
  );
  const found = new Map(
    [...iterateFields(pages)].flatMap(({ field, page }) => {
      const count = shown(errors.get(field.id) ?? 0) ?? 0;
      if (count === 0) return [];
      const { id, label } = field;
      return [[id, { id, label, page_title: page.title, errors: count }] as const];
    }),
  );
  return [...found.values()].toSorted((a, b) => b.errors - a.errors);
}

function sharesOf(parts: readonly PartRow[], kind: PartRow['kind']): Share[] {
  return parts
    .filter((row) => row.kind === kind)
    .toSorted((a, b) => Number(b.count) - Number(a.count))
    .map(({ subject, count }) => ({ id: subject, count: shown(Number(count)) }));
}
