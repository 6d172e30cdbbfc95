import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Page } from '@form-builder/core/form/form-definition.ts';
import { formulaEngine } from '@form-builder/core/session/formulas/formula-engine.ts';
import { compile } from '@form-builder/core/session/compile.ts';
import { createSession } from '@form-builder/core/session/create-session.ts';
import type { Clock } from '@form-builder/core/runtime/clock.ts';
import type { Session } from '@form-builder/core/session/session.ts';
import { hiddenAtStart, openFirstRows, previewDefinition } from './preview-definition.ts';

/** The present in the browser; days are those of the form's time zone. */
export const browserClock: Clock = {
  now: () => Date.now(),
  today: () =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' }).format(new Date()),
};

/** A session that shows everything on one page, to draw the canvas from: formulas as written. */
export function createCanvasSession(page: Page): Session {
  const session = createSession(compile(previewDefinition(page), fieldTypes), {
    clock: browserClock,
  });
  openFirstRows(session);
  return session;
}

/** A session with the form's real rules, as a visitor gets it. */
export function createTryOutSession(pages: readonly Page[]): Session {
  const program = compile({ pages }, fieldTypes, { formulas: formulaEngine });
  return createSession(program, { clock: browserClock });
}

/** The ids of the fields that a visitor does not see at first, by rule or by flag. */
export function hiddenFieldIds(pages: readonly Page[]): ReadonlySet<string> {
  return hiddenAtStart(createTryOutSession(pages));
}
