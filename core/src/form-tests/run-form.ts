import type { Clock } from '../runtime/clock.ts';
import { shownCellsIn } from '../session/cells/shown-cells-in.ts';
import { createSession } from '../session/create-session.ts';
import type { Program } from '../session/program/program.ts';
import type { Cell, Session } from '../session/session.ts';
import { validateSession } from '../session/validation/validate-session.ts';
import type { FormTest, FormTestOutcome } from '../version-settings/form-test.ts';

/** The part of a test that decides its outcome. */
export type GivenAnswers = Pick<FormTest, 'day' | 'answers'>;

/** The sessions of tests, cached so that the outcome and the coverage use one run. */
const sessions = new WeakMap<Program, WeakMap<GivenAnswers, Session>>();

/** Returns a session with the answers of a test, on its day; callers must not change it. */
export function startTest(program: Program, test: GivenAnswers): Session {
  const own = sessions.get(program) ?? new WeakMap<GivenAnswers, Session>();
  const { answers, day } = test;
  const session = own.get(test) ?? createSession(program, { answers, clock: clockAt(day) });
  sessions.set(program, own.set(test, session));
  return session;
}

/** Returns the visible outcome of a session: the shown fields, their answers and the issues. */
export function readOutcome(session: Session): FormTestOutcome {
  const shown = session.pages.filter(({ visible }) => visible);
  const fields = shown.flatMap(({ cells }) => shownCellsIn(cells));
  return {
    pages: shown.map(({ page }) => page.id),
    fields: Object.fromEntries(fields.map((cell) => [session.pathOf(cell), valueOf(cell)])),
    issues: validateSession(session).map(({ path, code }) => `${path} ${code}`),
  };
}

/** Noon, so that the day is the same in every time zone. */
export const clockAt = (day: string): Clock => ({
  now: () => Date.parse(`${day}T12:00:00Z`),
  today: () => day,
});

/** The answer of rows is their number; the answers in rows are listed by field. */
const valueOf = ({ value, rows }: Cell): unknown => (rows.length > 0 ? rows.length : value);
