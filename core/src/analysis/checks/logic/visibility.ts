import { readIntegrations } from '../../../version-settings/integrations/integration-settings.ts';
import type { CheckedField, CheckedForm, CheckedHolder } from '../../checked-form.ts';
import { createFinding, pathTo } from '../../finding.ts';
import type { Finding } from '../../finding.ts';
import { all, negate } from '../../reasoning/expression.ts';
import type { Check } from '../check.ts';
import { labelOf, nameOf } from '../../fields/field-name.ts';

/** Finds fields that are never visible, or that cannot be answered. */
export const checkVisibility: Check = function* (form) {
  const hidden = new Set<string>();
  const received = fieldsOfReceivers(form);
  for (const page of form.pages) {
    if (!isNeverShown(form, page)) continue;
    hidden.add(page.field.id);
    yield createFinding('page_never_shown', pathTo(page.program), { page: labelOf(page.field) });
  }
  for (const one of form.fields) {
    if (isNeverShown(form, one)) {
      hidden.add(one.field.id);
      if (!hidden.has(one.parent?.id ?? one.page.id) && !received.has(one.field.id)) {
        yield createFinding('never_shown', { field_id: one.field.id }, nameOf(one));
      }
    } else {
      yield* neverEnabled(form, one);
      yield* alwaysRequired(form, one);
    }
  }
  yield* behindStops(form);
};

/** The fields that the response of another system fills in, such as a case number: visitors need not see them. */
function fieldsOfReceivers({ context: { settings } }: CheckedForm): ReadonlySet<string> {
  const integrations = settings === undefined ? [] : readIntegrations(settings);
  return new Set(integrations.flatMap(({ incoming }) => incoming.map(({ field }) => field)));
}

/** Whether no answers make the field visible. */
function isNeverShown(form: CheckedForm, { conditions }: CheckedHolder): boolean {
  return conditions.isNeverVisible || form.canHoldWithTargets(conditions.shown) === false;
}

/** A disabled field is never validated, so requiring it has no effect unless it has a prefill. */
function* neverEnabled(form: CheckedForm, one: CheckedField): Generator<Finding> {
  const { definition, field } = one.program;
  if (definition.role !== 'input' || definition.computation) return;
  const { required, enabled } = one.conditions;
  const begins = definition.initialValue(field, form.context);
  if (begins !== null && !definition.isEmpty(begins)) return;
  if (form.canHold(required) !== true || form.canHold(enabled) !== false) return;
  yield createFinding(
    'required_never_enabled',
    { field_id: field.id, setting: 'is_required' },
    nameOf(one),
  );
}

/** A field that is required whenever it is shown needs no recommendation. */
function* alwaysRequired(form: CheckedForm, one: CheckedField): Generator<Finding> {
  const { shown, required } = one.conditions;
  if (!one.field.is_recommended || form.canHold(all(shown, negate(required))) !== false) return;
  const path = { field_id: one.field.id, setting: 'is_recommended' };
  yield createFinding('recommended_and_required', path, nameOf(one));
}

/**
 * Finds a stop block that is always shown, after which required questions can never be answered.
 */
function* behindStops(form: CheckedForm): Generator<Finding> {
  const at = form.fields.findIndex((one) => isStopBlock(one) && isAlwaysShown(form, one));
  const stop = form.fields[at];
  if (!stop) return;
  const behind = form.fields.slice(at + 1).filter((one) => mustBeAnswered(form, one));
  const [first] = behind;
  if (!first) return;
  const params = { ...nameOf(first), stop: labelOf(stop.field), count: behind.length };
  yield createFinding('required_behind_stop', { field_id: first.field.id }, params);
}

const isStopBlock = ({ program: { definition } }: CheckedField) =>
  definition.role === 'content' && definition.stopsForm === true;

const isAlwaysShown = (form: CheckedForm, { conditions }: CheckedField) =>
  form.canHold(negate(conditions.shown)) === false;

function mustBeAnswered(form: CheckedForm, { program, conditions }: CheckedField): boolean {
  if (program.definition.role === 'content') return false;
  return form.canHold(all(conditions.required, conditions.shown)) === true;
}
