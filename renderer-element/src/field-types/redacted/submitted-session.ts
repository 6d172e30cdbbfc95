import { withoutOriginals } from '@form-builder/core/session/validation/without-originals.ts';
import { createSession } from '@form-builder/core/session/create-session.ts';
import type { Program } from '@form-builder/core/session/program/program.ts';
import type { Session } from '@form-builder/core/session/session.ts';

/** A session with the answers that are submitted: without the originals of redacted copies. */
export function submittedSession(session: Session, program: Program): Session {
  const answers = withoutOriginals(program, session.answers());
  const { clock, texts } = session;
  return createSession(program, { answers, clock, ...(texts && { texts }), absent: 'empty' });
}
