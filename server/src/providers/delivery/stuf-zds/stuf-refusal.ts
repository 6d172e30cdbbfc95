import { AnswerTooLongError } from '../../../platform/outgoing/answer-too-long-error.ts';
import { ProviderError } from '../../provider-error.ts';
import { knownReference, StufFault } from './stuf-fault.ts';

/** Of gateways that had no answer themselves: the receiver may have the message, or not. */
const unansweredStatuses: ReadonlySet<number> = new Set([408, 502, 503, 504]);

/** Whether the receiver says that it has the message already. */
export const isKnown = (error: unknown): boolean => faultOf(error)?.faultCode === knownReference;

/** The code for why the receiver refused a message; `undefined` when it may have taken the message. */
export function findRefusal(error: unknown): string | undefined {
  const fault = faultOf(error);
  if (fault !== undefined) return fault.faultCode ?? fault.code;
  return error instanceof ProviderError && isRefused(error) ? error.code : undefined;
}

/** A refusal is one also when it cannot be read: the receiver may remember the reference. */
function isRefused({ answer, cause }: ProviderError): boolean {
  // What confirms a message is short, and only a fault repeats it.
  if (cause instanceof AnswerTooLongError) return true;
  const status = answer?.status ?? 0;
  return status >= 300 && !unansweredStatuses.has(status);
}

/** The fault of the receiver, also where the status said more than it. */
function faultOf(error: unknown): StufFault | undefined {
  if (error instanceof StufFault) return error;
  return error instanceof ProviderError && error.cause instanceof StufFault
    ? error.cause
    : undefined;
}
