import type { CheckedField, CheckedForm, CheckedHolder } from '../checked-form.ts';
import { createFinding, pathTo } from '../finding.ts';
import type { Finding } from '../finding.ts';
import { all, negate } from '../reasoning/expression.ts';
import type { Check } from './check.ts';
import { labelOf, nameOf } from '../fields/field-name.ts';

/** Fields that nobody will ever see, or that ask what nobody can answer. */
export const checkVisibility: Check = function* (form) {
  const hidden = new Set<string>();
  for (const page of form.pages) {
    if (!isNeverShown(form, page)) continue;
    hidden.add(page.field.id);
    yield createFinding('page_never_shown', pathTo(page.program), { page: labelOf(page.field) });
  }
  for (const one of form.fields) {
    if (isNeverShown(form, one)) {
      hidden.add(one.field.id);
      if (!hidden.has(one.parent?.id ?? one.page.id)) {
        yield createFinding('never_shown', { field_id: one.field.id }, nameOf(one));
      }
    } else yield* neverEnabled(form, one);
  }
  yield* behindStops(form);
};

/** Whether no answers whatever show the field. */
function isNeverShown(form: CheckedForm, { conditions }: CheckedHolder): boolean {
  return conditions.isNeverVisible || form.canHoldWithTargets(conditions.shown) === false;
}

/** A disabled field is never checked, so that requiring it does nothing unless it begins filled. */
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

/** A stop-block that is always shown: required questions after it can never be answered. */
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
