import type {
  CountingState,
  EarlierVisits,
  FormInsight,
  Share,
  TenantInsight,
  VersionInsight,
  VisitedForm,
  VisitInsight,
  Visits,
  WaitingProposal,
} from '@form-builder/core/contract/staff/forms/insight.ts';
import type { VisitKind } from '@form-builder/core/contract/visitor/visit-counts.ts';
import type {
  PartRow,
  VersionRow,
  VersionVisitRow,
  VisitedFormRow,
  VisitRow,
} from './insight-queries.ts';
import type { Period } from './periods.ts';
import { mergePages, presentDropOuts, presentFields, presentPages } from './present-parts.ts';
import { shown, sum } from './shown-count.ts';

/** The visits of the period before. */
export interface Before extends Pick<Period, 'from' | 'to'> {
  readonly visits: readonly VisitRow[];
}

interface Counted {
  readonly counting: CountingState;
  readonly visits: readonly VisitRow[];
  /** At least the devices and languages. */
  readonly parts: readonly PartRow[];
  readonly before: Before;
  readonly proposals: readonly WaitingProposal[];
}

interface CountedForm extends Counted {
  readonly versions: readonly VersionRow[];
  readonly byVersion: readonly VersionVisitRow[];
}

/** The counts of a form as staff may see them. */
export function presentFormInsight(
  period: Period,
  { versions, byVersion, ...counted }: CountedForm,
): FormInsight {
  const pages = mergePages(versions.map(({ definition }) => definition.pages));
  return {
    ...presentVisits(period, counted),
    pages: presentPages(pages, counted.parts),
    fields: presentFields(pages, counted.parts),
    drop_outs: presentDropOuts(pages, counted.parts),
    versions: presentVersions(byVersion),
  };
}

/** The counts of several forms as staff may see them. */
export function presentTenantInsight(
  period: Period,
  { forms, ...counted }: Counted & { readonly forms: readonly VisitedFormRow[] },
): TenantInsight {
  return { ...presentVisits(period, counted), forms: presentForms(forms) };
}

function presentVisits(
  { from, to, starts }: Period,
  { counting, visits, parts, before, proposals }: Counted,
): VisitInsight {
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
    previous: presentBefore(before),
    proposals: [...proposals],
  };
}

const presentBefore = ({ visits, ...period }: Before): EarlierVisits => ({
  ...period,
  has_counts: visits.length > 0,
  totals: sumVisits(visits),
});

const presentForms = (rows: readonly VisitedFormRow[]): VisitedForm[] =>
  groupById(rows)
    .map(([{ id, name }, ofForm]) => ({ id, name, ...sumVisits(ofForm) }))
    .toSorted((a, b) => (b.opened ?? 0) - (a.opened ?? 0));

const presentVersions = (rows: readonly VersionVisitRow[]): VersionInsight[] =>
  groupById(rows).map(([{ id, number }, ofVersion]) => ({
    id,
    number,
    ...sumVisits(ofVersion),
  }));

/** The rows by id, each group with its first row. */
function groupById<T extends { readonly id: string }>(
  rows: readonly T[],
): readonly (readonly [T, readonly T[]])[] {
  const groups = new Map<string, [T, T[]]>();
  for (const row of rows) {
    const group = groups.get(row.id);
    if (group === undefined) groups.set(row.id, [row, [row]]);
    else group[1].push(row);
  }
  return [...groups.values()];
}

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

function sharesOf(parts: readonly PartRow[], kind: PartRow['kind']): Share[] {
  return parts
    .filter((row) => row.kind === kind)
    .toSorted((a, b) => Number(b.count) - Number(a.count))
    .map(({ subject, count }) => ({ id: subject, count: shown(Number(count)) }));
}
