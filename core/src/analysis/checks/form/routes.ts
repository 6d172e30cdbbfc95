import * as v from 'valibot';
import type { ProgramField } from '../../../session/program/program-field.ts';
import { routesIn } from '../../../routing/find-routes.ts';
import type { Destination, DestinationKind } from '../../../version-settings/destination.ts';
import { readIntegrations } from '../../../version-settings/integrations/integration-settings.ts';
import { readDestinations } from '../../../version-settings/read-destinations.ts';
import { destinations as setting } from '../../../version-settings/routing-settings.ts';
import type { CheckedField, CheckedForm } from '../../checked-form.ts';
import { labelOf } from '../../fields/field-name.ts';
import { createFinding, type Finding } from '../../finding.ts';
import type { ReadGroup, ReadRule } from '../../reasoning/read-rules.ts';
import { all, any, negate, type Expression } from '../../reasoning/expression.ts';
import type { Check } from '../check.ts';

/**
 * Checks that destinations are complete and reachable, that routes refer to one, and that every
 * submission has a destination.
 */
export const checkRoutes: Check = function* (form) {
  // Without settings the destinations are unknown.
  if (form.context.settings === undefined) return;
  const destinations = readDestinations(form.context.settings);
  yield* lostRoutes(form, destinations);
  const integrations = new Set(readIntegrations(form.context.settings).map(({ id }) => id));
  for (const destination of destinations)
    yield* inDestination(form, destination, isComplete(destination, integrations));
  yield* withoutRoute(form, destinations);
};

/** Finds rules that route to a destination that does not exist, or is not chosen yet. */
function* lostRoutes(form: CheckedForm, destinations: readonly Destination[]): Generator<Finding> {
  const known = new Set(destinations.map(({ id }) => id));
  for (const { field, program } of [...form.fields, ...form.pages]) {
    for (const [at, rule] of (field.logic ?? []).entries()) {
      const isLost = routesIn(rule.actions).some(({ destination }) => !known.has(destination));
      const holder = program.isPage ? { page_id: field.id } : { field_id: field.id };
      const path = { ...holder, rule_id: rule.id };
      const params = { field: labelOf(field), rule: at + 1 };
      if (isLost) yield createFinding('route_destination_missing', path, params);
    }
  }
}

function* inDestination(
  form: CheckedForm,
  destination: Destination,
  hasNeeds: boolean,
): Generator<Finding> {
  const report = (code: Finding['code']) =>
    createFinding(code, { setting: setting.key }, { destination: destination.name });
  if (destination.name.trim() === '' || !hasNeeds) yield report('destination_incomplete');
  const conditions = conditionsOf(form, destination);
  if (conditions.length > 0) {
    if (form.canHoldWithTargets(any(...conditions)) === false) yield report('route_never_taken');
  } else if (destination.is_default !== true) yield report('destination_unused');
}

const isRoute = ({ rule }: ReadRule): boolean => routesIn(rule.actions).length > 0;

/** The statement that a rule matches that routes to a destination, or to any destination. */
function conditionsOf(form: CheckedForm, destination?: Destination): readonly Expression[] {
  const isWanted = ({ rule }: ReadRule) =>
    routesIn(rule.actions).some(({ destination: id }) => !destination || id === destination.id);
  return [...form.fields, ...form.pages].flatMap(({ conditions }) =>
    conditions.rules.filter(isWanted).map(({ matches }) => matches),
  );
}

/**
 * Finds submissions without a destination: no rule routes them and there is no default; reported
 * only when certain.
 */
function* withoutRoute(
  form: CheckedForm,
  destinations: readonly Destination[],
): Generator<Finding> {
  if (destinations.length === 0 || destinations.some(({ is_default: is }) => is === true)) return;
  const nowhere = negate(any(...conditionsOf(form)));
  const sent = targetsOfRoutes(form).map((target) => form.whenSent(target));
  if (form.canHold(all(nowhere, ...sent)) === true)
    yield createFinding('route_none', { setting: setting.key });
}

/** The fields whose answers routes depend on. */
function targetsOfRoutes(form: CheckedForm): readonly CheckedField[] {
  const rules = [...form.fields, ...form.pages].flatMap(({ conditions }) =>
    conditions.rules.filter(isRoute),
  );
  const targets = new Set(rules.flatMap(({ group }) => (group ? [...targetsOf(group)] : [])));
  return form.fields.filter(({ program }) => targets.has(program));
}

function* targetsOf(group: ReadGroup): Generator<ProgramField> {
  for (const child of group.children) {
    if (child.kind === 'condition') yield child.target;
    else yield* targetsOf(child);
  }
}

const isAddress = (text: string) => v.is(v.pipe(v.string(), v.trim(), v.email()), text);

/**
 * Whether a destination has the settings of its kind; `integrations` are the ids of the version's
 * integrations.
 */
function isComplete(destination: Destination, integrations: ReadonlySet<string>): boolean {
  // The check belongs to this kind, which the type system cannot express.
  const check = completeness[destination.kind] as Completeness<Destination>;
  return check(destination, integrations);
}

type Completeness<D> = (one: D, integrations: ReadonlySet<string>) => boolean;

const completeness: {
  readonly [K in DestinationKind]: Completeness<Extract<Destination, { readonly kind: K }>>;
} = {
  mail: ({ recipients }) => recipients.length > 0 && recipients.every(isAddress),
  case_type: ({ case_type: caseType }) => caseType.trim() !== '',
  integration: ({ integration }, integrations) => integrations.has(integration),
};
