import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explain } from '../explanations/explain.ts';
import { fieldTypes } from '../field-types/registry.ts';
import { arbitraryForm } from '../form/arbitrary/arbitrary-form.ts';
import { arbitraryFieldIds, arbitraryPageIds } from '../form/arbitrary/arbitrary-ids.ts';
import {
  buildClock,
  buildCondition,
  buildField,
  buildForm,
  buildRule,
} from '../form/build-form.ts';
import type { Field, FormDefinition, Page } from '../form/form-definition.ts';
import { iterateFields } from '../form/iterate-fields.ts';
import type { LogicRule } from '../logic/logic-rule.ts';
import { allCells, applyEdit, arbitraryEdit } from './arbitrary-edits.ts';
import { compile } from './compile.ts';
import { createSession } from './create-session.ts';
import { formulaEngine } from './formulas/formula-engine.ts';
import type { Session } from './session.ts';
import { validateSubmission } from './validation/validate-submission.ts';

const clock = buildClock();
const compileForm = (form: FormDefinition) =>
  compile(form, fieldTypes, { formulas: formulaEngine });

const hidden = { is_hidden: true };
const showFor = (targets: readonly string[]): LogicRule => ({
  ...buildRule(['show'], buildCondition('a', 'equal', 'yes')),
  targets,
});

const visibleIn = (session: Session) =>
  allCells(session).flatMap((cell) => (cell.visible ? [session.pathOf(cell)] : []));

describe('a rule of several fields', () => {
  const form = buildForm(
    buildField('text', 'a'),
    buildField('text', 'b', { ...hidden, logic: [showFor(['c', 'gone', 'd', 'c', 'b'])] }),
    buildField('text', 'c', hidden),
    buildField('input-collection', 'rows', { children: [buildField('text', 'd', hidden)] }),
  );
  const program = compileForm(form);

  test('applies to the field that holds it and to each of its targets, in rows as well', () => {
    const session = createSession(program, { clock, answers: { rows: [{}, {}] } });
    const a = session.findCell('a');
    if (!a) throw new Error('No cell a');
    expect(visibleIn(session)).toEqual(['a']);
    const changed = session.set(a, 'yes').map(({ field }) => field.id);
    expect(changed.toSorted()).toEqual(['a', 'b', 'c', 'd', 'd', 'rows']);
    expect(visibleIn(session)).toEqual(['a', 'b', 'c', 'rows', 'rows.0.d', 'rows.1.d']);
    session.set(a, 'no');
    expect(visibleIn(session)).toEqual(['a']);
  });

  test('applies on the server as well, and in explanations', () => {
    const answers = { a: 'yes', c: 'text' };
    expect(validateSubmission(program, answers, clock)).toEqual({
      ok: true,
      answers: { ...answers, rows: [] },
    });
    expect(validateSubmission(program, { a: 'no', c: 'text' }, clock)).toEqual({
      ok: true,
      answers: { a: 'no' },
    });
    const session = createSession(program, { clock, answers });
    const c = session.findCell('c');
    if (!c) throw new Error('No cell c');
    expect(explain(session, c, 'visible').cause).toMatchObject({
      by: 'rule',
      rule: { holds: true },
    });
  });

  test('is overridden at a target by the target’s own rules', () => {
    const hide = buildRule(['hide'], buildCondition('a', 'equal', 'yes'));
    const fields = [
      buildField('text', 'a'),
      buildField('text', 'c', { ...hidden, logic: [hide] }),
      buildField('text', 'b', { ...hidden, logic: [showFor(['c'])] }),
    ];
    const session = createSession(compileForm(buildForm(...fields)), {
      clock,
      answers: { a: 'yes' },
    });
    expect(visibleIn(session)).toEqual(['a', 'b']);
  });

  test('equals a copy at each of them, for any form and edits', () => {
    const targets = fc.array(
      fc.subarray([...arbitraryFieldIds, ...arbitraryPageIds], { maxLength: 4 }),
      {
        minLength: 24,
      },
    );
    fc.assert(
      fc.property(
        arbitraryForm,
        targets,
        fc.array(arbitraryEdit, { maxLength: 12 }),
        (plain, drawn, edits) => {
          const shared = withTargets(plain, drawn);
          const sessions = [shared, withCopies(shared)].map((one) =>
            createSession(compileForm(one), { clock }),
          );
          const [first, second] = sessions;
          if (!first || !second) throw new Error('There are two sessions');
          for (const edit of edits) {
            for (const session of sessions) applyEdit(session, edit);
            expect(stateOf(first)).toEqual(stateOf(second));
            expect(first.answers()).toEqual(second.answers());
          }
        },
      ),
      { numRuns: 400, seed: 2026 },
    );
  });
});

const stateOf = (session: Session) =>
  allCells(session).map((cell) => ({
    path: session.pathOf(cell),
    value: cell.field.children ? null : cell.value,
    visible: cell.visible,
    required: cell.required,
    enabled: cell.enabled,
  }));

/** The form with the arbitrary targets on its rules, in order. */
function withTargets(form: FormDefinition, drawn: readonly (readonly string[])[]): FormDefinition {
  let next = 0;
  return mapHolders(form, (holder) => ({
    ...holder,
    logic: (holder.logic ?? []).map((rule) => ({ ...rule, targets: drawn[next++] ?? [] })),
  }));
}

/** The form with a copy of each rule at its targets, before the targets' own rules. */
function withCopies(form: FormDefinition): FormDefinition {
  const holders = form.pages.flatMap((page): readonly RuleHolder[] => [
    page,
    ...Array.from(iterateFields([page]), ({ field }) => field),
  ]);
  return mapHolders(form, (holder) => {
    const others = holders.filter(({ id }) => id !== holder.id).flatMap(({ logic = [] }) => logic);
    const copies = others.filter(({ targets = [] }) => targets.includes(holder.id));
    return { ...holder, logic: [...copies, ...(holder.logic ?? [])].map(withoutTargets) };
  });
}

type RuleHolder = Pick<Page, 'id' | 'logic'>;

const withoutTargets = ({ id, actions, condition_group }: LogicRule): LogicRule => ({
  id,
  actions,
  condition_group,
});

function mapHolders(
  form: FormDefinition,
  change: <H extends RuleHolder>(holder: H) => H,
): FormDefinition {
  const map = (fields: readonly Field[]): readonly Field[] =>
    fields.map((field) => {
      const changed = change(field);
      return field.children ? { ...changed, children: map(field.children) } : changed;
    });
  return {
    ...form,
    pages: form.pages.map((page) => ({ ...change(page), properties: map(page.properties) })),
  };
}
