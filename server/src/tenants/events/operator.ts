import { userInfo } from 'node:os';
import type { Runtime } from '../../platform/runtime.ts';

/** Who runs a command, and the reason that was given. */
export interface Operator {
  readonly name: string;
  readonly reason: string | null;
}

/** An operator at work: with clock and ids, as an event needs them. */
export interface OperatorContext {
  readonly runtime: Runtime;
  readonly operator: Operator;
}

/** The name of the user who runs this process, or the number of a user without a name, as in some containers. */
export function findOperatorName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${String(process.getuid?.() ?? 'unknown')}`;
  }
}
