import { operandActionsOf, type LogicRule } from '../logic/logic-rule.ts';
import type { Program } from '../session/program/program.ts';
import { SessionCell } from '../session/cells/session-cell.ts';
import type { Cell, Session } from '../session/session.ts';
import type { Destination } from '../version-settings/destination.ts';

/** A rule, by the field or page that holds it. */
export interface RuleReference {
  readonly field_id: string;
  readonly rule_id: string;
}

/** A destination that a submission goes to, and the rules that say so; none for the default. */
export interface TakenRoute {
  readonly destination: Destination;
  readonly rules: readonly RuleReference[];
}

/**
 * Where the answers of a session lead, in the order of the destinations: several rules may match. When none
 * does, to the default destinations. A rule that routes to what is not there is left out.
 */
export function findRoutes(
  program: Program,
  session: Session,
  destinations: readonly Destination[],
): readonly TakenRoute[] {
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

/** The routes among actions. */
export const routesIn = (actions: LogicRule['actions']) => operandActionsOf(actions, 'route');

/** The rules with a route that match, each once: a rule in rows matches when it does in one of them. */
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

/** Every cell, that of each page that rules decide over included. */
function* cellsOf(session: Session): Generator<Cell> {
  for (const { page, cells } of session.pages) {
    const around = session.findCell(page.id);
    if (around) yield around;
    yield* allCells(cells);
  }
}

function* allCells(cells: readonly Cell[]): Generator<Cell> {
  for (const cell of cells) {
    yield cell;
    yield* allCells(cell.children);
    for (const row of cell.rows) yield* allCells(row.cells);
  }
}

function referTo({ fields }: Program, rule: LogicRule): RuleReference {
  const holder = [...fields.values()].find(({ field }) => field.logic?.includes(rule));
  return { field_id: holder?.field.id ?? '', rule_id: rule.id };
}
