import type {
  DeviceClass,
  PageTime,
  VisitCount,
} from '@form-builder/core/contract/visitor/visit-counts.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import type { FormNavigation } from '../../navigation/form-navigation.ts';
import { createFieldDropOut, type FieldDropOut } from './field-drop-out.ts';
import { isFillingIn, isNeverStored, type Screen } from '../../state/screen.ts';

/** What a visit reads of the navigation: never what the visitor answers. */
export type VisitedForm = Pick<FormNavigation, 'loaded' | 'open' | 'state'>;

interface VisitOptions {
  readonly device: DeviceClass;
  readonly language: Language;
  /** A clock in milliseconds. */
  readonly now: () => number;
}

/** What happened in one visit and was not sent yet. */
export interface Visit {
  /** Notes what changed on the screen; returns true when the visitor came to another page. */
  follow(form: VisitedForm): boolean;
  readonly fields: Pick<FieldDropOut, 'touch' | 'hide'>;
  /** Returns what happened since the last time, each thing once in the visit. */
  take(): readonly VisitCount[];
}

/** The maximum of a message. */
const atMost = 100;

export function createVisit(form: VisitedForm, { device, language, now }: VisitOptions): Visit {
  const waiting: VisitCount[] = [];
  const counted = new Set<string>();
  const { session } = form.open;
  const answersAtStart = JSON.stringify(session.allAnswers());
  const savedAtStart = form.state.savedAt;
  const fields = createFieldDropOut(waiting);

  const count = (one: VisitCount) => {
    const key = `${one.kind} ${'subject' in one ? one.subject : ''}`;
    if (counted.has(key)) return;
    counted.add(key);
    waiting.push(one);
  };
  const followPage = createPageWatch(form, { now, count, fields });

  count({ kind: 'opened' });
  count({ kind: 'device', subject: device });
  count({ kind: 'language', subject: language });
  return {
    fields,
    follow(current) {
      countEvents(current, savedAtStart, count);
      return followPage(isSentOn(current.state.screen));
    },
    take() {
      // Compared, never kept or sent.
      if (counted.has('sent ') || JSON.stringify(session.allAnswers()) !== answersAtStart)
        count({ kind: 'started' });
      return waiting.splice(0, atMost);
    },
  };
}

interface PageWatchOptions extends Pick<VisitOptions, 'now'> {
  readonly count: (one: VisitCount) => void;
  readonly fields: FieldDropOut;
}

/** Counts the pages that come into view and how long they stay; the result is whether another one came. */
function createPageWatch(form: VisitedForm, { now, count, fields }: PageWatchOptions) {
  const times = new Map<string, number>();
  let page: PlacedPage | undefined;
  let since = 0;
  const leave = (next: PlacedPage | undefined, isSent: boolean) => {
    if (page === undefined) return;
    const spentMs = (times.get(page.id) ?? 0) + now() - since;
    times.set(page.id, spentMs);
    const isForward = next === undefined ? isSent : next.index > page.index;
    if (isForward) count({ kind: 'page_done', subject: page.id, time: pageTimeOf(spentMs) });
  };
  return (isSent: boolean): boolean => {
    const next = pageOf(form);
    if (next?.id === page?.id) return false;
    leave(next, isSent);
    fields.endPage(isSent || next !== undefined);
    page = next;
    since = now();
    if (next) count({ kind: 'page', subject: next.id });
    return true;
  };
}

/** Counts what is to be seen on the screen: errors, and what became of the form. */
function countEvents(
  form: VisitedForm,
  savedAtStart: number | null,
  count: (one: VisitCount) => void,
): void {
  const { savedAt, screen } = form.state;
  for (const id of fieldsWithErrors(form)) count({ kind: 'error', subject: id });
  if (savedAt !== null && savedAt !== savedAtStart) count({ kind: 'saved' });
  if (isSentOn(screen)) count({ kind: 'sent' });
  if (screen === 'aborted') count({ kind: 'aborted' });
}

const fieldsWithErrors = ({ open: { session }, state }: VisitedForm): readonly string[] =>
  state.errorLinks.flatMap(({ cellKey }) => session.findCell(cellKey)?.field.id ?? []);

interface PlacedPage {
  readonly id: string;
  readonly index: number;
}

/** The page in view; the summary comes after all pages. */
function pageOf({ loaded, state }: VisitedForm): PlacedPage | undefined {
  if (!isFillingIn(state.screen)) return undefined;
  if (state.screen === 'summary') return { id: '$summary', index: Infinity };
  const id = loaded.form.pages[state.pageIndex]?.id;
  return id === undefined ? undefined : { id, index: state.pageIndex };
}

/** Whether the visitor sent the form: it arrived, is queued, or waits for a payment or a confirmation. */
const isSentOn = (screen: Screen): boolean =>
  screen === 'confirmation' || !(isFillingIn(screen) || isNeverStored(screen));

const upToMs: readonly (readonly [PageTime, number])[] = [
  ['30s', 30_000],
  ['2m', 120_000],
  ['5m', 300_000],
  ['15m', 900_000],
];

const pageTimeOf = (ms: number): PageTime => upToMs.find(([, most]) => ms <= most)?.[0] ?? 'longer';
