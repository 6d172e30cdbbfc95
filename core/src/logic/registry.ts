import { aspects, type AspectAction } from './action.ts';
import { disabled } from './actions/disabled.ts';
import { enabled } from './actions/enabled.ts';
import { hide } from './actions/hide.ts';
import { optional } from './actions/optional.ts';
import { required } from './actions/required.ts';
import { show } from './actions/show.ts';
import { actionNamesIn, type Action, type ActionName } from './logic-rule.ts';

/** Every action without an operand: a forgotten one does not compile. */
export const aspectActions: Readonly<Record<ActionName, AspectAction>> = {
  hide,
  show,
  required,
  optional,
  disabled,
  enabled,
};

/** The combined effect of a list of actions on the aspects: bits to set and bits to clear. */
export interface Effect {
  readonly set: number;
  readonly clear: number;
}

/**
 * Combines actions to one effect on the aspects; of two contradicting actions the later one wins.
 */
export function joinActions(actions: readonly Action[]): Effect {
  let set = 0;
  let clear = 0;
  for (const name of actionNamesIn(actions)) {
    const { aspect, value } = aspectActions[name];
    const bit = aspects[aspect];
    set = value ? set | bit : set & ~bit;
    clear = value ? clear & ~bit : clear | bit;
  }
  return { set, clear };
}
