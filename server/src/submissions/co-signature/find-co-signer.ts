import { createVisitorClock } from '../../public-forms/visitor-clock.ts';
import { createSession } from '@form-builder/core/session/create-session.ts';
import type { Sent } from '../completion/completion-step.ts';

/** The person who is asked to co-sign. */
export interface CoSigner {
  /** `null`: the visitor passes on a code. */
  readonly address: string | null;
}

/**
 * Returns the person who is asked to co-sign. `undefined` when no co-signature is needed: without
 * an address or, if the form requires a login to sign, when the address field is hidden.
 */
export function findCoSigner(sent: Sent): CoSigner | undefined {
  const { co_signs_by: method, co_signer: field } = sent.version;
  if (method === null) return undefined;
  const address = sent.answers[field ?? ''];
  if (typeof address === 'string' && address.includes('@')) return { address };
  const isAsked = method === 'login' && (!field || isShown(sent, field));
  return isAsked ? { address: null } : undefined;
}

function isShown({ writer, program, answers, variables }: Sent, fieldId: string): boolean {
  const clock = createVisitorClock(writer.now);
  const session = createSession(program, { answers, variables, clock, absent: 'empty' });
  return session.findCell(fieldId)?.visible === true;
}
