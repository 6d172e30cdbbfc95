import { describe, expect, test } from 'vitest';
import { explain } from '../explanations/explain.ts';
import { createWording, describeTrace } from '../explanations/describe-trace.ts';
import { fieldTypes } from '../field-types/registry.ts';
import {
  buildClock,
  buildCondition,
  buildField,
  buildForm,
  buildRule,
} from '../form/build-form.ts';
import type { Field } from '../form/form-definition.ts';
import type { SetValueAction } from '../logic/actions/set-value/set-value-action.ts';
import { translatorOf } from '../messages/all-messages.ts';
import { compile } from './compile.ts';
import { createSession } from './create-session.ts';
import { formulaEngine } from './formulas/formula-engine.ts';
import type { Cell, Session } from './session.ts';
import { validateSession } from './validation/validate-session.ts';
import { validateSubmission } from './validation/validate-submission.ts';

const clock = buildClock();
const compileFields = (...fields: readonly Field[]) =>
  compile(buildForm(...fields), fieldTypes, { formulas: formulaEngine });
const begin = (fields: readonly Field[], answers: unknown = {}): Session =>
  createSession(compileFields(...fields), { clock, answers });
const fill = (
  value: SetValueAction['value'],
  when: SetValueAction['when'] = 'always',
): SetValueAction => ({ type: 'set_value', value, when });
const at = (session: Session, key: string): Cell => {
  const cell = session.findCell(key);
  if (!cell) throw new Error(`There is no ${key}`);
  return cell;
};

const isMarket = buildCondition('kind', 'equal', 'market');
const kind = buildField('text', 'kind');
const city = (action: SetValueAction, more: Partial<Field> = {}) =>
  buildField('text', 'city', { ...more, logic: [buildRule([action], isMarket)] } as object);

describe('a rule that fills in a field', () => {
  test('always: overrides the visitor while it matches, then restores the typed answer', () => {
    const session = begin([kind, city(fill('Delft'))]);
    session.set(at(session, 'city'), 'Leiden');
    session.set(at(session, 'kind'), 'market');
    expect(at(session, 'city')).toMatchObject({ value: 'Delft', enabled: false });
    session.set(at(session, 'city'), 'Gouda');
    expect(at(session, 'city').value).toBe('Delft');
    session.set(at(session, 'kind'), 'fair');
    expect(at(session, 'city')).toMatchObject({ value: 'Gouda', enabled: true });
  });

  test('when empty: keeps an answer, and empties an empty field again afterwards', () => {
    const session = begin([kind, city(fill('Delft', 'empty'))]);
    session.set(at(session, 'kind'), 'market');
    expect(at(session, 'city')).toMatchObject({ value: 'Delft', enabled: true });
    session.set(at(session, 'kind'), 'fair');
    expect(at(session, 'city').value).toBeNull();
    session.set(at(session, 'city'), 'Leiden');
    session.set(at(session, 'kind'), 'market');
    expect(at(session, 'city').value).toBe('Leiden');
  });

  test('when empty: keeps the visitor’s change, also an emptied field', () => {
    const session = begin([kind, city(fill('Delft', 'empty'))]);
    session.set(at(session, 'kind'), 'market');
    session.set(at(session, 'city'), 'D');
    session.set(at(session, 'city'), '');
    expect(at(session, 'city').value).toBeNull();
    session.set(at(session, 'city'), 'Den Haag');
    session.set(at(session, 'kind'), 'fair');
    expect(at(session, 'city').value).toBe('Den Haag');
  });

  test.each([['always'], ['empty']] as const)(
    'a draft of a session that filled in %s resumes in the same state',
    (when) => {
      const fields = [kind, city(fill('Delft', when))];
      const session = begin(fields, { city: 'Leiden' });
      session.set(at(session, 'kind'), 'market');
      expect(session.allAnswers()).toEqual({ kind: 'market', city: 'Leiden' });
      const resumed = begin(fields, session.allAnswers());
      expect(at(resumed, 'city').value).toBe(at(session, 'city').value);
      resumed.set(at(resumed, 'kind'), null);
      expect(at(resumed, 'city').value).toBe('Leiden');
    },
  );

  test('a draft distinguishes an emptied field from an unanswered one', () => {
    const fields = [kind, city(fill('Delft', 'empty'))];
    const session = begin(fields, { kind: 'market' });
    expect(session.allAnswers()).toEqual({ kind: 'market' });
    session.set(at(session, 'city'), null);
    expect(session.allAnswers()).toEqual({ kind: 'market', city: null });
    expect(at(begin(fields, session.allAnswers()), 'city').value).toBeNull();
  });

  test('follows a formula, and others follow it in the same change', () => {
    const price = buildField('number', 'price', {
      logic: [
        buildRule([fill({ formula: '{count0000} * 3' })], buildCondition('count', 'is_not_empty')),
      ],
    });
    const note = buildField('text', 'note', {
      is_hidden: true,
      logic: [buildRule(['show'], buildCondition('price', 'greater_than', 10))],
    });
    // Placed before the fields that they read: the order of evaluation differs from the order on the page.
    const session = begin([note, price, buildField('number', 'count')]);
    const changed = session.set(at(session, 'count'), 5);
    expect(at(session, 'price').value).toBe(15);
    expect(at(session, 'note').visible).toBe(true);
    expect(changed.map(({ key }) => key).sort()).toEqual(['count', 'note', 'price']);
    session.set(at(session, 'count'), null);
    expect(at(session, 'price')).toMatchObject({ value: null, enabled: true });
  });

  test('the last of several matching rules fills in, in each row by its own answers', () => {
    const rows = buildField('input-collection', 'rows', {
      children: [
        kind,
        buildField('text', 'city', {
          logic: [
            buildRule([fill('Delft')], buildCondition('kind', 'is_not_empty')),
            buildRule([fill('Gouda')], isMarket),
          ],
        }),
      ],
    });
    const session = begin([rows], { rows: [{ kind: 'market' }, { kind: 'fair' }, {}] });
    expect(session.answers()).toEqual({
      rows: [{ kind: 'market', city: 'Gouda' }, { kind: 'fair', city: 'Delft' }, {}],
    });
  });

  test('never fills in an invalid value', () => {
    const options = [{ id: 'o1', label: 'Markt' }];
    const logic = (value: SetValueAction['value']) => [buildRule([fill(value)], isMarket)];
    const session = begin(
      [
        kind,
        buildField('number', 'number', { logic: logic('many') }),
        buildField('select', 'label', { options, logic: logic({ formula: '"Markt"' }) }),
        buildField('select', 'gone', { options, logic: logic('o2') }),
        buildField('multi-select', 'several', { options, logic: logic('o1') }),
        buildField('text', 'text', { logic: logic({ formula: '1 + 1' }) }),
        buildField('text', 'broken', { logic: logic({ formula: '1 / 0' }) }),
        buildField('checkbox', 'box', { prefill: true, logic: logic(false) }),
        buildField('file', 'file', { logic: logic('a.pdf') }),
      ],
      { kind: 'market' },
    );
    expect(session.answers()).toEqual({
      kind: 'market',
      label: 'o1',
      several: ['o1'],
      text: '2',
      box: false,
    });
  });

  test('that waits for itself fills in nothing and is reported as a cycle', () => {
    const wait = (id: string, other: string) =>
      buildField('text', id, {
        logic: [
          buildRule(
            [fill({ formula: `{${other}0000} & "x"` })],
            buildCondition(other, 'is_not_empty'),
          ),
        ],
      });
    const program = compileFields(wait('a', 'b'), wait('b', 'a'));
    expect(program.cycles).toEqual([['a', 'b']]);
    const session = createSession(program, { clock, answers: { a: 'y' } });
    expect(session.answers()).toEqual({ a: 'y' });
  });

  test('reports that it filled in, and why the visitor cannot change it', () => {
    const session = begin([kind, city(fill('Delft'))], { kind: 'market' });
    const words = createWording(session, fieldTypes, {
      locale: 'nl-NL',
      translate: translatorOf('nl'),
    });
    const say = (aspect: 'value' | 'enabled') =>
      describeTrace(explain(session, at(session, 'city'), aspect), words);
    expect(say('value')).toBe(
      '“Delft”: ingevuld door een regel, omdat “kind” (“market”) gelijk is aan “market”',
    );
    expect(say('enabled')).toBe(
      'Uitgeschakeld, omdat een regel het veld invult doordat “kind” (“market”) gelijk is aan “market”',
    );
  });
});

describe('the check of a submission', () => {
  const always = compileFields(kind, city(fill('Delft'), { is_required: true }));

  test('computes values that are always filled in, whatever was sent', () => {
    for (const sent of [{ city: 'Leiden' }, { city: 'Delft' }, {}]) {
      expect(validateSubmission(always, { kind: 'market', ...sent }, clock)).toEqual({
        ok: true,
        answers: { kind: 'market', city: 'Delft' },
      });
    }
    expect(validateSubmission(always, { kind: 'fair', city: 'Leiden' }, clock)).toEqual({
      ok: true,
      answers: { kind: 'fair', city: 'Leiden' },
    });
  });

  test('treats an empty answer as the visitor’s choice', () => {
    const program = compileFields(kind, city(fill('Delft', 'empty'), { is_required: true }));
    const session = createSession(program, { clock, answers: { kind: 'market' } });
    expect(validateSubmission(program, session.answers(), clock)).toEqual({
      ok: true,
      answers: { kind: 'market', city: 'Delft' },
    });
    session.set(at(session, 'city'), '');
    const issues = validateSession(session);
    expect(issues).toMatchObject([{ path: 'city', code: 'issue.required' }]);
    expect(validateSubmission(program, session.answers(), clock)).toEqual({
      ok: false,
      issues,
      unknown: [],
    });
  });

  test('fills in an empty field that nobody can change', () => {
    const program = compileFields(kind, city(fill('Delft', 'empty'), { is_disabled: true }));
    expect(validateSubmission(program, { kind: 'market', city: 'Leiden' }, clock)).toEqual({
      ok: true,
      answers: { kind: 'market', city: 'Delft' },
    });
  });
});
