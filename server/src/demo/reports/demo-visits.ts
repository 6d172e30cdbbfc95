import type { VisitCount } from '@form-builder/core/contract/visitor/visit-counts.ts';
import { summaryPage } from '@form-builder/core/contract/visitor/visit-counts.ts';
import { dayInAmsterdam } from '../../platform/day-in-amsterdam.ts';
import type { CountedVisit } from '../../visit-counts/add-visit-counts.ts';
import { demoReports } from './demo-reports.ts';

const dayMs = 86_400_000;

/** The pages of the form in the order in which visitors see them. */
const pages = ['melding', 'plek', 'gegevens', summaryPage];
const devices = ['phone', 'phone', 'desktop', 'phone', 'tablet'] as const;
const times = ['2m', '30s', '2m', '5m'] as const;

/** A visit that ended before the report was sent: after this number of pages. */
interface AbandonedVisit {
  readonly daysAgo: number;
  readonly pagesDone: number;
}

const seededDays = 56;

/** Enough visits a day to be shown: numbers below five are hidden. Most leave at the first page or when asked for the place. */
const abandonedVisits: readonly AbandonedVisit[] = Array.from({ length: seededDays }, (_, day) =>
  Array.from({ length: 5 + ((day * 3) % 4) }, (_visit, index) => ({
    daysAgo: day,
    pagesDone: [0, 1, 1, 0, 2][(day + index) % 5] ?? 0,
  })),
).flat();

/** The counts of the visits in which the demo's reports were sent, and of visits that ended before. */
export function demoVisits(versionId: string, now: number): readonly CountedVisit[] {
  const sums = new Map<string, CountedVisit>();
  const add = (daysAgo: number, counts: readonly VisitCount[]) => {
    const day = dayInAmsterdam(now - daysAgo * dayMs);
    for (const one of counts) {
      const subject = 'subject' in one ? one.subject : '';
      const time = 'time' in one ? one.time : '';
      const key = [day, one.kind, subject, time].join(' ');
      const count = (sums.get(key)?.count ?? 0) + 1;
      const environment = 'production' as const;
      sums.set(key, { environment, day, versionId, kind: one.kind, subject, time, count });
    }
  };
  for (const [index, { daysAgo }] of demoReports.entries())
    add(daysAgo, countsOf(index, pages.length, [{ kind: 'sent' }]));
  for (const [index, { daysAgo, pagesDone }] of abandonedVisits.entries())
    add(daysAgo, countsOf(index, pagesDone, endOf(index, pagesDone)));
  return [...sums.values()];
}

const firstQuestionError: VisitCount = { kind: 'error', subject: 'soort' };

/** The fields at which visitors left, by the number of pages that they had done. */
const lastFields = [
  ['omschrijving', 'soort', 'omschrijving', 'gevaar'],
  ['plek-straat', 'plek-wijk', 'plek-straat'],
  ['melder-email', 'melder-email', 'melder-naam'],
] as const;

function endOf(index: number, pagesDone: number): readonly VisitCount[] {
  const fields = lastFields[pagesDone] ?? [];
  const subject = fields[index % fields.length];
  return [
    ...(subject === undefined ? [] : [{ kind: 'field_left' as const, subject }]),
    ...(pagesDone === 0 ? [firstQuestionError] : []),
    ...(pagesDone === 1 && index % 6 === 0 ? [{ kind: 'aborted' as const }] : []),
  ];
}

function countsOf(
  index: number,
  pagesDone: number,
  end: readonly VisitCount[],
): readonly VisitCount[] {
  return [
    { kind: 'opened' },
    { kind: 'started' },
    { kind: 'device', subject: devices[index % devices.length] ?? 'phone' },
    { kind: 'language', subject: index % 9 === 8 ? 'en' : 'nl' },
    ...pages.slice(0, pagesDone + 1).map((subject) => ({ kind: 'page' as const, subject })),
    ...pages.slice(0, pagesDone).map((subject, page) => ({
      kind: 'page_done' as const,
      subject,
      time: times[(index + page) % times.length] ?? '2m',
    })),
    ...end,
  ];
}
