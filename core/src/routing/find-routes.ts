import { operandActionsOf, type LogicRule } from '../logic/logic-rule.ts';
import type { Program } from '../session/program/program.ts';
import { SessionCell } from '../session/cells/session-cell.ts';
import { cellsOf } from '../session/cells/cells-of.ts';
import type { Session } from '../session/session.ts';
import type { Destination } from '../version-settings/destination.ts';

/** A rule, with the id of its field or page. */
export interface RuleReference {
  readonly field_id: string;
  readonly rule_id: string;
}

/**
 * A destination of a submission, and the rules that selected it; none for a default destination.
 */
export interface MatchedRoute {
  readonly destination: Destination;
  readonly rules: readonly RuleReference[];
}

/**
 * Returns the destinations of a session's answers, in the order of the destinations; several rules
 * may match. When none does, returns the default destinations. Ignores a rule with a missing
 * destination.
 */
export function findRoutes(
  program: Program,
  session: Session,
  destinations: readonly Destination[],
): readonly MatchedRoute[] {
  const matched = matchRules(session);
  const taken = destinations.flatMap((destination) => {
    const rules = [...matched].filter((rule) => isRouteTo(rule, destination.id));
    return rules.length > 0
      ? [{ destination, rules: rules.map((rule) => referTo(program, rule)) }]
      : [];
  });
  if (taken.length > 0) return taken;
  return destinations
    .filter((destination) => destination.is_default === true)
    .map((destination) => ({ destination, rules: [] }));
}

/** Whether a rule routes to this destination when it matches. */
export const isRouteTo = ({ actions }: LogicRule, destination: string): boolean =>
  routesIn(actions).some((route) => route.destination === destination);

/** Returns the routes among actions. */
export const routesIn = (actions: LogicRule['actions']) => operandActionsOf(actions, 'route');

/**
 * Returns the matching rules with a route, each once; a rule in rows matches when it does in one of
 * them.
 */
function matchRules(session: Session): ReadonlySet<LogicRule> {
  const matched = new Set<LogicRule>();
  for (const cell of cellsOf(session)) {
    if (!(cell instanceof SessionCell)) throw new Error('The session is not of this engine.');
    for (const { rule, matches } of cell.program.rules) {
      const isRoute = routesIn(rule.actions).length > 0;
      if (isRoute && !matched.has(rule) && matches(cell.instance, session.clock)) matched.add(rule);
    }
  }
  return matched;
}

function referTo({ fields }: Program, rule: LogicRule): RuleReference {
  const holder = [...fields.values()].find(({ field }) => field.logic?.includes(rule));
  return { field_id: holder?.field.id ?? '', rule_id: rule.id };
}
