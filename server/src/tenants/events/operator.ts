import { userInfo } from 'node:os';
import type { Runtime } from '../../platform/runtime.ts';
import type { OperatorChannel } from './operator-events-tables.ts';

/** Who runs a command or makes a call, and the reason that was given. */
export interface Operator {
  readonly name: string;
  readonly reason: string | null;
  /** The way in; the command line when absent. */
  readonly channel?: OperatorChannel;
  /** The token with which a person calls the API or opens the page. */
  readonly tokenId?: string;
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
