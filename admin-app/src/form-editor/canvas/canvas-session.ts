import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Page } from '@form-builder/core/form/form-definition.ts';
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
