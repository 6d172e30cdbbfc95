import { describe, expect, test } from 'vitest';
import { fieldTypes } from '../field-types/registry.ts';
import {
  buildClock,
  buildCondition,
  buildField,
  buildForm,
  buildRule,
} from '../form/build-form.ts';
import type { Field } from '../form/form-definition.ts';
import { compile } from './compile.ts';
import { createSession, type SessionOptions } from './create-session.ts';
import type { Cell, Session } from './session.ts';
import { validateSession } from './validation/validate-session.ts';
import { validateSubmission } from './validation/validate-submission.ts';

const begin = (fields: readonly Field[], options: Partial<SessionOptions> = {}): Session =>
  createSession(compile(buildForm(...fields), fieldTypes), { clock: buildClock(), ...options });

function cellOf(session: Session, key: string): Cell {
  const cell = session.findCell(key);
  if (!cell) throw new Error(`No cell ${key}`);
  return cell;
}

function cellAt(session: Session, path: string): Cell {
  const cell = session.findCellByPath(path);
  if (!cell) throw new Error(`No cell at ${path}`);
  return cell;
}

const ids = (cells: readonly Cell[]) => cells.map(({ key }) => key);

const showWhenYes = (target: string) => buildRule(['show'], buildCondition(target, 'equal', 'yes'));

describe('rules', () => {
  test('shows a field when its group matches and hides it again', () => {
    const session = begin([
      buildField('text', 'a'),
      buildField('text', 'b', { is_hidden: true, logic: [showWhenYes('a')] }),
    ]);
    const b = cellOf(session, 'b');
    expect(b.visible).toBe(false);
    expect(ids(session.set(cellOf(session, 'a'), 'Yes'))).toEqual(['a', 'b']);
    expect(b.visible).toBe(true);
    session.set(cellOf(session, 'a'), 'no');
    expect(b.visible).toBe(false);
  });

  test('shows and hides a required field without rendering it again', () => {
    const session = begin([
      buildField('text', 'a'),
      buildField('text', 'b', { is_required: true, is_hidden: true, logic: [showWhenYes('a')] }),
    ]);
    const b = cellOf(session, 'b');
    b.subscribe(() => undefined);
    expect(b).toMatchObject({ visible: false, required: false, requiredIfShown: true });
    const { revision, contentRevision } = b;
    session.set(cellOf(session, 'a'), 'yes');
    expect(b).toMatchObject({ visible: true, required: true, requiredIfShown: true });
    expect([b.revision, b.contentRevision]).toEqual([revision + 1, contentRevision]);
  });

  test('shows by its shown revision alone whether the steps may have changed', () => {
    const session = begin([
      buildField('text', 'a'),
      buildField('text', 'b', { is_hidden: true, logic: [showWhenYes('a')] }),
    ]);
    const before = session.shownRevision;
    session.set(cellOf(session, 'a'), 'no');
    expect(session.shownRevision).toBe(before);
    session.set(cellOf(session, 'a'), 'yes');
    expect(session.shownRevision).toBeGreaterThan(before);
  });

  test('lets the later matching rule win for each aspect separately', () => {
    const filled = buildCondition('a', 'is_not_empty');
    const session = begin(
      [
        buildField('text', 'a'),
        buildField('text', 'b', {
          logic: [
            buildRule(['hide', 'required'], filled),
            buildRule(['show'], filled),
            buildRule(['disabled'], filled),
          ],
        }),
      ],
      { answers: { a: 'x' } },
    );
    expect(cellOf(session, 'b')).toMatchObject({ visible: true, required: true, enabled: false });
  });

  test('keeps the static flags when no condition counts', () => {
    const session = begin([
      buildField('text', 'a'),
      buildField('text', 'b', {
        is_hidden: true,
        logic: [
          buildRule(['show']),
          buildRule(['show'], buildCondition(null, 'is_empty')),
          buildRule(['show'], buildCondition('gone', 'is_empty')),
          buildRule(['show'], buildCondition('a', 'equal', '')),
          buildRule(['show'], buildCondition('a', 'greater_than', 1)),
        ],
      }),
    ]);
    expect(cellOf(session, 'b').visible).toBe(false);
  });

  test('leaves out conditions that do not count and tests the others', () => {
    const session = begin(
      [
        buildField('text', 'a'),
        buildField('text', 'b', {
          is_hidden: true,
          logic: [
            buildRule(
              ['show'],
              buildCondition(null, 'equal', 'x'),
              buildCondition('a', 'is_not_empty'),
            ),
          ],
        }),
      ],
      { answers: { a: 'x' } },
    );
    expect(cellOf(session, 'b').visible).toBe(true);
  });

  test('treats a hidden field as empty and keeps its typed answer', () => {
    const session = begin(
      [
        buildField('text', 'a'),
        buildField('text', 'b', { is_hidden: true, logic: [showWhenYes('a')] }),
        buildField('text', 'c', {
          is_hidden: true,
          logic: [buildRule(['show'], buildCondition('b', 'is_not_empty'))],
        }),
      ],
      { answers: { a: 'yes', b: 'typed', c: 'also' } },
    );
    const a = cellOf(session, 'a');
    expect(session.answers()).toEqual({ a: 'yes', b: 'typed', c: 'also' });
    expect(ids(session.set(a, 'no'))).toEqual(['a', 'b', 'c']);
    expect(session.answers()).toEqual({ a: 'no' });
    expect(session.allAnswers()).toEqual({ a: 'no', b: 'typed', c: 'also' });
    session.set(a, 'yes');
    expect(session.answers()).toEqual({ a: 'yes', b: 'typed', c: 'also' });
  });

  test('hides the content of a hidden group and does not require it', () => {
    const session = begin([
      buildField('text', 'a'),
      buildField('group', 'g', {
        is_hidden: true,
        logic: [showWhenYes('a')],
        children: [
          buildField('text', 'b', { is_required: true }),
          buildField('group', 'h', { children: [buildField('text', 'c', { is_required: true })] }),
        ],
      }),
    ]);
    expect(cellOf(session, 'c')).toMatchObject({ visible: false, required: false });
    expect(validateSession(session)).toEqual([]);
    session.set(cellOf(session, 'a'), 'yes');
    expect(cellOf(session, 'c')).toMatchObject({ visible: true, required: true });
    expect(validateSession(session).map(({ path }) => path)).toEqual(['b', 'c']);
  });

  test('uses the injected day', () => {
    const fields = [
      buildField('date', 'd'),
      buildField('text', 'b', {
        is_hidden: true,
        logic: [buildRule(['show'], buildCondition('d', 'next_week'))],
      }),
    ];
    const answers = { d: '2026-12-01' };
    expect(cellOf(begin(fields, { answers, clock: buildClock('2026-11-20') }), 'b').visible).toBe(
      false,
    );
    expect(cellOf(begin(fields, { answers, clock: buildClock('2026-11-28') }), 'b').visible).toBe(
      true,
    );
  });

  test('evaluates only what reads the answer and notifies only what changed', () => {
    const session = begin([
      buildField('text', 'a'),
      buildField('text', 'b', { is_hidden: true, logic: [showWhenYes('a')] }),
      buildField('text', 'c', { is_hidden: true, logic: [showWhenYes('b')] }),
      buildField('text', 'd'),
    ]);
    const notified: string[] = [];
    for (const key of ['a', 'b', 'c', 'd']) {
      cellOf(session, key).subscribe(() => notified.push(key));
    }
    session.set(cellOf(session, 'a'), 'yes');
    expect(notified.sort()).toEqual(['a', 'b']);
  });
});

describe('rows', () => {
  const fields = [
    buildField('text', 'outer'),
    buildField('input-collection', 'rows', {
      custom_properties: { min: 1, max: 3 },
      children: [
        buildField('text', 'x'),
        buildField('text', 'y', {
          is_hidden: true,
          logic: [buildRule(['show'], buildCondition('x', 'equal', 'yes'))],
        }),
        buildField('text', 'z', {
          is_hidden: true,
          logic: [buildRule(['show'], buildCondition('outer', 'equal', 'yes'))],
        }),
      ],
    }),
  ];

  test('start with the minimum number of rows', () => {
    expect(cellOf(begin(fields), 'rows').rows).toHaveLength(1);
  });

  test('evaluate rules with the fields of the same row, or else those outside', () => {
    const session = begin(fields, { answers: { rows: [{ x: 'yes' }, { x: 'no' }] } });
    expect(cellAt(session, 'rows.0.y').visible).toBe(true);
    expect(cellAt(session, 'rows.1.y').visible).toBe(false);
    session.set(cellOf(session, 'outer'), 'yes');
    expect(cellAt(session, 'rows.0.z').visible).toBe(true);
    expect(cellAt(session, 'rows.1.z').visible).toBe(true);
  });

  test('keep their cells and keys while they move', () => {
    const session = begin(fields, { answers: { rows: [{ x: '1' }, { x: '2' }, { x: '3' }] } });
    const collection = cellOf(session, 'rows');
    const third = collection.rows[2];
    const cell = cellAt(session, 'rows.2.x');
    if (!third) throw new Error('No third row');
    session.moveRow(collection, third.key, 0);
    expect(session.findCellByPath('rows.0.x')).toBe(cell);
    expect(session.pathOf(cell)).toBe('rows.0.x');
    expect(collection.rows[0]).toBe(third);
    expect(session.answers()).toEqual({ rows: [{ x: '3' }, { x: '1' }, { x: '2' }] });
  });

  test('can be added and removed', () => {
    const session = begin(fields, { answers: { outer: 'yes', rows: [{ x: '1' }, { x: '2' }] } });
    const collection = cellOf(session, 'rows');
    const added = session.addRow(collection);
    expect(added?.cells.map(({ visible }) => visible)).toEqual([true, false, true]);
    const [first] = collection.rows;
    if (!first) throw new Error('No first row');
    let timesTold = 0;
    collection.subscribe(() => (timesTold += 1));
    session.removeRow(collection, first.key);
    expect(timesTold).toBe(1);
    expect(session.findCell(`x~${first.key}`)).toBeUndefined();
    expect(session.answers()).toEqual({ outer: 'yes', rows: [{ x: '2' }, {}] });
  });

  test('change nothing once they are removed', () => {
    const session = begin(fields, { answers: { rows: [{ x: '1' }] } });
    const collection = cellOf(session, 'rows');
    const cell = cellAt(session, 'rows.0.x');
    session.removeRow(collection, collection.rows[0]?.key ?? '');
    expect(session.set(cell, 'x')).toEqual([]);
    expect(session.answers()).toEqual({ rows: [] });
  });

  test('hide their field when everything in them is hidden', () => {
    const session = begin([
      buildField('text', 'a'),
      buildField('input-collection', 'rows', {
        custom_properties: { min: 1 },
        children: [buildField('text', 'x', { is_hidden: true, logic: [showWhenYes('a')] })],
      }),
      buildField('text', 'after', {
        is_hidden: true,
        logic: [buildRule(['show'], buildCondition('rows', 'is_not_empty'))],
      }),
    ]);
    expect(cellOf(session, 'rows').visible).toBe(false);
    expect(cellOf(session, 'after').visible).toBe(false);
    session.set(cellOf(session, 'a'), 'yes');
    expect(cellOf(session, 'rows').visible).toBe(true);
    expect(cellOf(session, 'after').visible).toBe(true);
  });

  test('are hidden and not required with their field', () => {
    const session = begin([
      buildField('text', 'a'),
      buildField('input-collection', 'rows', {
        is_hidden: true,
        logic: [showWhenYes('a')],
        custom_properties: { min: 1 },
        children: [
          buildField('input-collection', 'inner', {
            custom_properties: { min: 1 },
            children: [buildField('text', 'x', { is_required: true })],
          }),
        ],
      }),
    ]);
    const x = cellAt(session, 'rows.0.inner.0.x');
    expect(x).toMatchObject({ visible: false, required: false });
    expect(ids(session.set(cellOf(session, 'a'), 'yes'))).toContain(x.key);
    expect(x).toMatchObject({ visible: true, required: true });
    expect(validateSession(session).map(({ path }) => path)).toEqual(['rows.0.inner.0.x']);
  });
});

describe('cycles', () => {
  const excludeEachOther = [
    buildField('text', 'a', { logic: [buildRule(['hide'], buildCondition('b', 'is_not_empty'))] }),
    buildField('text', 'b', { logic: [buildRule(['hide'], buildCondition('a', 'is_not_empty'))] }),
  ];

  test('are reported by field id and do not hang', () => {
    const program = compile(buildForm(...excludeEachOther), fieldTypes);
    expect(program.cycles).toEqual([['a', 'b']]);
    const session = createSession(program, { clock: buildClock() });
    session.set(cellOf(session, 'a'), 'x');
    expect(cellOf(session, 'b').visible).toBe(false);
  });

  test('give the same result independent of earlier answers', () => {
    const direct = begin(excludeEachOther, { answers: { a: 'x', b: 'y' } });
    const session = begin(excludeEachOther);
    session.set(cellOf(session, 'b'), 'y');
    session.set(cellOf(session, 'a'), 'x');
    expect(session.answers()).toEqual(direct.answers());
  });

  test('are not reported for a long chain', () => {
    const chain = Array.from({ length: 3000 }, (_, at) =>
      buildField('text', `f${at}`, at === 0 ? {} : { logic: [showWhenYes(`f${at - 1}`)] }),
    );
    expect(compile(buildForm(...chain), fieldTypes).cycles).toEqual([]);
  });
});

describe('validate', () => {
  test('puts the designer’s own messages on issues', () => {
    const session = begin([
      buildField('email', 'a', { is_required: true, custom_required_message: 'Mail?' }),
      buildField('email', 'b', { custom_error_message: 'Not so.' }),
    ]);
    session.set(cellOf(session, 'b'), 'nobody');
    expect(validateSession(session)).toEqual([
      { path: 'a', code: 'issue.required', params: { field: 'a' }, message: 'Mail?' },
      { path: 'b', code: 'issue.email', message: 'Not so.' },
    ]);
  });

  test('skips disabled fields', () => {
    const session = begin([buildField('text', 'a', { is_required: true, is_disabled: true })]);
    expect(validateSession(session)).toEqual([]);
  });

  test('validates only one page when requested', () => {
    const page = (id: string, field: Field) => ({ id, title: id, properties: [field] });
    const pages = [
      page('one', buildField('text', 'a', { is_required: true })),
      page('two', buildField('text', 'b', { is_required: true })),
    ];
    const session = createSession(compile({ pages }, fieldTypes), { clock: buildClock() });
    expect(validateSession(session, 1).map(({ path }) => path)).toEqual(['b']);
    expect(validateSession(session).map(({ path }) => path)).toEqual(['a', 'b']);
  });

  test('requires rows in a required repeating field', () => {
    const session = begin([
      buildField('input-collection', 'rows', {
        is_required: true,
        children: [buildField('text', 'x')],
      }),
    ]);
    const collection = cellOf(session, 'rows');
    expect(validateSession(session)).toEqual([]);
    session.removeRow(collection, collection.rows[0]?.key ?? '');
    expect(validateSession(session).map(({ code }) => code)).toEqual(['issue.required']);
  });
});

describe('rows above the maximum', () => {
  const fields = [
    buildField('input-collection', 'rows', {
      custom_properties: { max: 2 },
      children: [buildField('text', 'x')],
    }),
  ];
  const answers = { rows: [{ x: 'a' }, { x: 'b' }, { x: 'c' }] };
  const issues = [{ path: 'rows', code: 'issue.rows_max', params: { max: 2 } }];

  test('are kept and marked, until the visitor removes them', () => {
    const session = begin(fields, { answers });
    expect(session.allAnswers()).toEqual(answers);
    expect(validateSession(session)).toEqual(issues);
    const rows = cellOf(session, 'rows');
    session.removeRow(rows, rows.rows[1]?.key ?? '');
    expect(session.answers()).toEqual({ rows: [{ x: 'a' }, { x: 'c' }] });
    expect(validateSession(session)).toEqual([]);
  });

  test('give the same result in the validation of a submission', () => {
    const program = compile(buildForm(...fields), fieldTypes);
    const result = validateSubmission(program, answers, buildClock());
    expect(result).toEqual({ ok: false, issues, unknown: [] });
    const flood = { rows: Array.from({ length: 100_000 }, () => ({})) };
    expect(validateSubmission(program, flood, buildClock())).toMatchObject({
      ok: false,
      issues: [{ path: 'rows', code: 'issue.invalid' }],
    });
  });

  test('cannot be added', () => {
    const session = begin(fields, { answers: { rows: [{}] } });
    const rows = cellOf(session, 'rows');
    expect(session.addRow(rows)?.cells).toHaveLength(1);
    expect(session.addRow(rows)).toBeUndefined();
    expect(rows.rows).toHaveLength(2);
  });
});

describe('pages', () => {
  test('are skipped when nothing on them is visible', () => {
    const session = begin([
      buildField('group', 'g', { children: [buildField('text', 'x', { is_hidden: true })] }),
    ]);
    expect(session.pages[0]?.visible).toBe(false);
  });
});

describe('beginning', () => {
  test('prefills, also with the current day', () => {
    const session = begin([
      buildField('text', 'a', { prefill: 'x' }),
      buildField('date', 'd', { custom_properties: { is_current_date_prefill: true } }),
    ]);
    expect(session.answers()).toEqual({ a: 'x', d: '2026-11-20' });
  });

  test('leaves empty what the visitor emptied', () => {
    const fields = [buildField('text', 'a', { prefill: 'x' })];
    const session = begin(fields);
    session.set(cellOf(session, 'a'), null);
    expect(begin(fields, { answers: session.allAnswers() }).answers()).toEqual({});
  });

  test('ignores stored answers that are unknown or invalid', () => {
    const session = begin([buildField('number', 'n'), buildField('text', 't')], {
      answers: { n: 'many', t: 'x', gone: 1 },
    });
    expect(session.allAnswers()).toEqual({ n: null, t: 'x' });
  });

  test('rejects a type that is not in the given registry', () => {
    expect(() => compile(buildForm(buildField('text', 'a')), {})).toThrow(
      'Unsupported field type: text',
    );
  });
});
