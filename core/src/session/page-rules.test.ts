import { describe, expect, test } from 'vitest';
import { fieldTypes } from '../field-types/registry.ts';
import { createWording, describeTrace } from '../explanations/describe-trace.ts';
import { explain } from '../explanations/explain.ts';
import { buildClock, buildCondition, buildField, buildRule } from '../form/build-form.ts';
import type { Field, Page } from '../form/form-definition.ts';
import { translatorOf } from '../messages/all-messages.ts';
import { resolveSteps } from '../navigation/steps.ts';
import { allCells } from './arbitrary-edits.ts';
import { compile } from './compile.ts';
import { createSession } from './create-session.ts';
import type { Session } from './session.ts';
import { validateSession } from './validation/validate-session.ts';
import { validateSubmission } from './validation/validate-submission.ts';

const clock = buildClock();
const isYes = buildCondition('a', 'equal', 'yes');

const page = (id: string, properties: readonly Field[], more: Partial<Page> = {}): Page => ({
  id,
  title: id,
  properties,
  ...more,
});

const compilePages = (...pages: readonly Page[]) => compile({ pages }, fieldTypes);

const question = page('first', [buildField('text', 'a')]);
const partner = page(
  'partner',
  [
    buildField('text', 'name', { is_required: true }),
    buildField('group', 'g', { children: [buildField('text', 'inner')] }),
    buildField('input-collection', 'rows', { children: [buildField('text', 'child')] }),
  ],
  { is_hidden: true, logic: [buildRule(['show'], isYes)] },
);

const visibleIn = (session: Session) =>
  allCells(session).flatMap((cell) => (cell.visible ? [session.pathOf(cell)] : []));
const stepsOf = (session: Session) => resolveSteps(session).steps.map(({ pageIndex }) => pageIndex);

function answer(session: Session, id: string, value: string) {
  const cell = session.findCell(id);
  if (!cell) throw new Error(`No cell ${id}`);
  return session.set(cell, value);
}

describe('a rule of a page', () => {
  const program = compilePages(question, partner, page('last', [buildField('text', 'z')]));

  test('shows and hides the page with its content, and updates the steps', () => {
    const session = createSession(program, { clock, answers: { rows: [{ child: 'x' }] } });
    expect(visibleIn(session)).toEqual(['a', 'z']);
    expect(stepsOf(session)).toEqual([0, 2]);
    answer(session, 'a', 'yes');
    expect(visibleIn(session)).toEqual(['a', 'name', 'g', 'inner', 'rows', 'rows.0.child', 'z']);
    expect(stepsOf(session)).toEqual([0, 1, 2]);
    answer(session, 'a', 'no');
    expect(stepsOf(session)).toEqual([0, 2]);
  });

  test('makes answers on the page hidden: no errors, and not sent', () => {
    const answers = { a: 'no', inner: 'x', rows: [{ child: 'x' }], z: 'z' };
    const session = createSession(program, { clock, answers });
    expect(validateSession(session)).toEqual([]);
    expect(session.answers()).toEqual({ a: 'no', z: 'z' });
    expect(validateSubmission(program, answers, clock)).toEqual({
      ok: true,
      answers: { a: 'no', z: 'z' },
    });
    expect(validateSubmission(program, { a: 'yes' }, clock)).toMatchObject({
      issues: [{ path: 'name', code: 'issue.required' }],
    });
  });

  test('keeps the fields of the page at the top level', () => {
    const session = createSession(program, { clock });
    expect(session.findCell('name')?.parent).toBeNull();
    expect(session.findCell('inner')?.parent?.key).toBe('g');
  });

  test('is explained for the page, and for its fields through the page', () => {
    const session = createSession(program, { clock });
    const [own, field] = ['partner', 'name'].map((id) => session.findCell(id));
    if (!own || !field) throw new Error('The page and its field have cells');
    expect(explain(session, own, 'visible')).toMatchObject({
      outcome: false,
      field: { fieldId: 'partner', label: 'partner' },
      cause: { by: 'setting', unmet: [{ holds: false }] },
    });
    expect(explain(session, field, 'visible').cause).toMatchObject({
      by: 'parent',
      parent: { field: { fieldId: 'partner' }, outcome: false },
    });
    const context = { locale: 'nl-NL', translate: translatorOf('nl') };
    const wording = createWording(session, fieldTypes, context);
    const sentences = [own, field].map((cell) =>
      describeTrace(explain(session, cell, 'visible'), wording),
    );
    expect(sentences).toEqual([
      'Verborgen, omdat “a” (leeg) niet gelijk is aan “yes”',
      'Verborgen, omdat pagina “partner” verborgen is; pagina “partner” is verborgen, omdat “a” (leeg) niet gelijk is aan “yes”',
    ]);
  });

  test('hides the answers of the page from other rules', () => {
    const isNamed = buildRule(['show'], buildCondition('name', 'is_not_empty'));
    const z = buildField('text', 'z', { is_hidden: true, logic: [isNamed] });
    const session = createSession(compilePages(question, partner, page('last', [z])), {
      clock,
      answers: { a: 'yes', name: 'Jo' },
    });
    expect(visibleIn(session)).toContain('z');
    answer(session, 'a', 'no');
    expect(visibleIn(session)).toEqual(['a']);
  });
});

describe('a rule that pages share', () => {
  test('shows and hides a page that is a target of a field’s rule', () => {
    const rule = { ...buildRule(['hide', 'disabled'], isYes), targets: ['more'] };
    const program = compilePages(
      page('first', [buildField('text', 'a'), buildField('text', 'b', { logic: [rule] })]),
      page('more', [buildField('text', 'c')]),
    );
    const session = createSession(program, { clock });
    expect(visibleIn(session)).toEqual(['a', 'b', 'c']);
    answer(session, 'a', 'yes');
    expect(visibleIn(session)).toEqual(['a']);
    expect(session.findCell('c')?.enabled).toBe(true);
  });

  test('applies to the fields and pages that are targets of a page’s rule', () => {
    const rule = { ...buildRule(['show'], isYes), targets: ['b', 'more'] };
    const program = compilePages(
      page('first', [buildField('text', 'a'), buildField('text', 'b', { is_hidden: true })]),
      page('held', [buildField('text', 'c')], { is_hidden: true, logic: [rule] }),
      page('more', [buildField('text', 'd')], { is_hidden: true }),
    );
    const session = createSession(program, { clock });
    expect(visibleIn(session)).toEqual(['a']);
    answer(session, 'a', 'yes');
    expect(visibleIn(session)).toEqual(['a', 'b', 'c', 'd']);
  });
});

test('a page whose rule reads one of its fields is a cycle, and is reported with the field', () => {
  const logic = [buildRule(['hide'], buildCondition('b', 'equal', 'x'))];
  const program = compilePages(question, page('own', [buildField('text', 'b')], { logic }));
  expect(program.cycles).toEqual([['own', 'b']]);
});

test('pages that nothing can hide are not in the program', () => {
  expect([...compilePages(question).fields.keys()]).toEqual(['a']);
});
