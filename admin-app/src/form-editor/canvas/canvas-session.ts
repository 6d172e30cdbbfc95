import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Page } from '@form-builder/core/form/form-definition.ts';
import { resolveSteps, type FormSteps } from '@form-builder/core/navigation/steps.ts';
import { compile } from '@form-builder/core/session/compile.ts';
import { createSession } from '@form-builder/core/session/create-session.ts';
import type { Session } from '@form-builder/core/session/session.ts';
import { browserClock } from '../../form-preview/browser-clock.ts';
import { openFirstRows, previewDefinition } from './preview-definition.ts';

/** Creates the session of the canvas, which shows everything on one page, with formulas as text. */
export function createCanvasSession(page: Page): Session {
  const session = createSession(compile(previewDefinition(page), fieldTypes), {
    clock: browserClock,
  });
  openFirstRows(session);
  return session;
}

/** The steps at the start of a form; always includes the edited page, even if rules hide it. */
export function stepsWith(session: Session, pageIndex: number): FormSteps {
  const { pageIndexes } = resolveSteps(session);
  const shown = [...new Set([...pageIndexes, pageIndex])].sort((one, other) => one - other);
  const steps = shown.map((index) => ({
    pageIndex: index,
    section: 0,
    cells: [],
    breakCell: undefined,
  }));
  return { steps, pageIndexes: shown, stopBlock: undefined };
}
