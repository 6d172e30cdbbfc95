import { createFinding } from '../../finding.ts';
import type { CheckedField, CheckedForm } from '../../checked-form.ts';
import { all } from '../../reasoning/expression.ts';
import { nameOf } from '../../fields/field-name.ts';
import type { Check } from '../check.ts';

/**
 * Checks labels, which are all that a screen reader reads of a question (WCAG 2.2, 3.3.2 and
 * 2.4.6), and placeholders, which disappear while somebody types (NL Design System, forms).
 */
export const checkLabels: Check = function* (form) {
  const places = new Map<string, CheckedField[]>();
  for (const one of form.fields) {
    if (one.program.definition.role === 'content') continue;
    const { id } = one.field;
    if ((one.field.placeholder ?? '').trim() !== '')
      yield createFinding(
        'placeholder_used',
        { field_id: id, setting: 'placeholder' },
        nameOf(one),
      );
    const label = one.field.label.trim();
    if (label === '') {
      yield createFinding('label_missing', { field_id: id, setting: 'label' }, nameOf(one));
      continue;
    }
    const place = JSON.stringify([one.page.id, one.parent?.id ?? null, label.toLowerCase()]);
    const others = places.get(place) ?? [];
    if (others.some((other) => canBothShow(form, one, other))) {
      yield createFinding('label_repeated', { field_id: id, setting: 'label' }, nameOf(one));
    }
    places.set(place, [...others, one]);
  }
};

/** Questions that are never shown together may have the same label. */
function canBothShow(form: CheckedForm, one: CheckedField, other: CheckedField): boolean {
  return form.canHold(all(one.conditions.shown, other.conditions.shown)) === true;
}
