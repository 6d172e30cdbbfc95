import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isComputed } from '../field-types/is-computed.ts';
import { fieldTypes } from '../field-types/registry.ts';
import { arbitraryForm } from '../form/arbitrary/arbitrary-form.ts';
import { arbitraryFieldIds } from '../form/arbitrary/arbitrary-ids.ts';
import { arbitraryInterlocked } from '../form/arbitrary/arbitrary-interlocked.ts';
import { buildClock } from '../form/build-form.ts';
import type { Field, FormDefinition } from '../form/form-definition.ts';
import { formulaEngine } from './formulas/formula-engine.ts';
import { explain } from '../explanations/explain.ts';
import type { Action } from '../logic/logic-rule.ts';
import { resolveSteps } from '../navigation/steps.ts';
import { allCells, applyEdit, arbitraryEdit } from './arbitrary-edits.ts';
import { matchesPattern } from '../patterns/pattern-matcher.ts';
import { buildProgram } from './program/build-program.ts';
import { compile } from './compile.ts';
import { createSession } from './create-session.ts';
import { validateSubmission } from './validation/validate-submission.ts';
import type { Cell, Session } from './session.ts';
import { validateSession } from './validation/validate-session.ts';

const clock = buildClock();
const compileForm = (definition: FormDefinition) =>
  compile(definition, fieldTypes, { formulas: formulaEngine });
const stateOf = (session: Session) =>
  [...allCells(session), ...session.variables].map((cell) => ({
    path: session.pathOf(cell),
    value: cell.field.children ? null : cell.value,
    formulaError: cell.formulaError,
    label: cell.field.label,
    visible: cell.visible,
    required: cell.required,
    enabled: cell.enabled,
  }));

/** The same questions without rules and formulas. */
const withoutLinks = (fields: readonly Field[]): readonly Field[] =>
  fields
    .filter(({ type }) => !isComputed(fieldTypes[type]))
    .map((field) => ({
      ...field,
      logic: [],
      use_formula: false,
      custom_error_message_use_formula: false,
      custom_required_message_use_formula: false,
      ...(field.children && { children: withoutLinks(field.children) }),
    }));

describe('a session', () => {
  test('of a form without rules and formulas runs without the linking code', () => {
    fc.assert(
      fc.property(
        arbitraryForm,
        fc.array(arbitraryEdit, { maxLength: 15 }),
        (definition, edits) => {
          const pages = definition.pages.map((page) => ({
            id: page.id,
            title: page.title,
            properties: withoutLinks(page.properties),
          }));
          const linked = createSession(compileForm({ pages }), { clock });
          const bare = createSession(
            buildProgram({ pages }, { types: fieldTypes, matchesPattern }),
            { clock },
          );
          expect(stateOf(bare)).toEqual(stateOf(linked));
          for (const one of edits) {
            applyEdit(linked, one);
            applyEdit(bare, one);
            expect(stateOf(bare)).toEqual(stateOf(linked));
            expect(validateSession(bare)).toEqual(validateSession(linked));
          }
        },
      ),
      { numRuns: 200, seed: 7 },
    );
  });

  test('is after any edits equal to a new session with the same answers', () => {
    fc.assert(
      fc.property(
        arbitraryForm,
        fc.array(arbitraryEdit, { maxLength: 25 }),
        (definition, edits) => {
          const program = compileForm(definition);
          const session = createSession(program, { clock });
          for (const one of edits) {
            applyEdit(session, one);
            const fresh = createSession(program, { clock, answers: session.allAnswers() });
            expect(stateOf(session)).toEqual(stateOf(fresh));
          }
        },
      ),
      { numRuns: 600, seed: 7 },
    );
  });

  test('reports as changed exactly the cells that look different', () => {
    fc.assert(
      fc.property(
        arbitraryForm,
        fc.array(arbitraryEdit, { maxLength: 15 }),
        (definition, edits) => {
          const session = createSession(compileForm(definition), { clock });
          for (const one of edits) {
            const before = new Map(allCells(session).map((cell) => [cell, lookOf(cell)]));
            const revisions = new Map(allCells(session).map((cell) => [cell, cell.revision]));
            applyEdit(session, one);
            for (const cell of allCells(session)) {
              if (!before.has(cell)) continue;
              const isTold = cell.revision > (revisions.get(cell) ?? 0);
              if (before.get(cell) !== lookOf(cell)) expect(isTold).toBe(true);
              else if (!cell.field.children) expect(isTold).toBe(false);
            }
          }
        },
      ),
      { numRuns: 300, seed: 7 },
    );
  });
  test('resolves the same steps as long as nothing is shown, hidden, added or removed', () => {
    fc.assert(
      fc.property(
        arbitraryForm,
        fc.array(arbitraryEdit, { maxLength: 15 }),
        (definition, edits) => {
          const session = createSession(compileForm(definition), { clock });
          for (const one of edits) {
            const { shownRevision } = session;
            const before = resolveSteps(session);
            applyEdit(session, one);
            if (session.shownRevision === shownRevision)
              expect(resolveSteps(session)).toEqual(before);
          }
        },
      ),
      { numRuns: 300, seed: 7 },
    );
  });
});

const interlockedEdits = fc.array(
  fc.tuple(fc.constantFrom('q', 't0', 't1', 't2', 't3'), fc.constantFrom(null, 'a', 'b', 'c')),
  { minLength: 1, maxLength: 12 },
);

describe('a session of a form whose rules interlock', () => {
  test('is after any edits equal to a new session with its answers, and agrees with every rule', () => {
    let exclusive = 0;
    fc.assert(
      fc.property(arbitraryInterlocked, interlockedEdits, (definition, edits) => {
        const program = compileForm(definition);
        const session = createSession(program, { clock });
        for (const [key, value] of edits) {
          const cell = session.findCell(key);
          if (cell) session.set(cell, value);
          const fresh = createSession(program, { clock, answers: session.allAnswers() });
          expect(stateOf(session)).toEqual(stateOf(fresh));
        }
        if (program.cycles.length > 0) return;
        if ([...program.fields.values()].some((field) => field.readsLaterFields)) exclusive += 1;
        for (const cell of allCells(session)) {
          expect(explain(session, cell, 'visible').outcome).toBe(cell.visible);
          expect(cell.visible).toBe(isShownByRules(session, cell));
        }
      }),
      { numRuns: 1200, seed: 20261122 },
    );
    expect(exclusive).toBeGreaterThan(15);
  });

  test('finds the same issues as the validation of its submission', () => {
    fc.assert(
      fc.property(
        fc.oneof(arbitraryForm, arbitraryInterlocked),
        fc.array(arbitraryEdit, { maxLength: 15 }),
        (definition, edits) => {
          const program = compileForm(definition);
          fc.pre(program.cycles.length === 0);
          const session = createSession(program, { clock });
          for (const one of edits) applyEdit(session, one);
          const issues = validateSession(session);
          const answers = session.answers();
          expect(validateSubmission(program, answers, clock)).toEqual(
            issues.length > 0 ? { ok: false, issues, unknown: [] } : { ok: true, answers },
          );
        },
      ),
      { numRuns: 800, seed: 7 },
    );
  });
});

/** The definition of rules without the engine: the last matching rule wins. */
function isShownByRules(session: Session, cell: Cell): boolean {
  let isShown = !cell.field.is_hidden;
  for (const { actions, condition_group: group } of cell.field.logic ?? []) {
    const [option, filled] = group.children.flatMap((child) =>
      child.type === 'condition' ? [child] : [],
    );
    const answers = session.answers();
    const isOption = answers['q'] === option?.value;
    const matches =
      isOption === (option?.condition_operator === 'equal') &&
      (answers[filled?.target ?? ''] ?? null) !== null;
    if (matches) for (const action of actions) isShown = after(action, isShown);
  }
  return isShown;
}

const after = (action: Action, isShown: boolean) =>
  action === 'show' || (action !== 'hide' && isShown);

const lookOf = (cell: Cell) =>
  JSON.stringify([
    cell.field.children ? cell.rows.map(({ key }) => key) : cell.value,
    cell.field.label,
    cell.visible,
    cell.required,
    cell.enabled,
  ]);

describe('validateSubmission', () => {
  test('never returns a hidden field, and validating again changes nothing', () => {
    fc.assert(
      fc.property(
        arbitraryForm,
        fc.array(arbitraryEdit, { maxLength: 15 }),
        (definition, edits) => {
          const program = compileForm(definition);
          const session = createSession(program, { clock });
          for (const one of edits) applyEdit(session, one);
          const result = validateSubmission(program, session.allAnswers(), clock);
          if (!result.ok) return;
          expect(validateSubmission(program, result.answers, clock)).toEqual(result);
          const shown = createSession(program, {
            clock,
            answers: result.answers,
            absent: 'empty',
          });
          expect(shown.answers()).toEqual(result.answers);
        },
      ),
      { numRuns: 600, seed: 7 },
    );
  });

  test('never throws and never echoes an answer, whatever the input', () => {
    fc.assert(
      fc.property(
        arbitraryForm,
        fc.dictionary(fc.constantFrom(...arbitraryFieldIds, '__proto__', 'x'), fc.anything(), {
          noNullPrototype: false,
        }),
        (definition, body) => {
          const result = validateSubmission(compileForm(definition), body, clock);
          if (result.ok) return;
          for (const issue of result.issues) {
            expect(
              Object.keys(issue).every((key) => ['path', 'code', 'params'].includes(key)),
            ).toBe(true);
          }
        },
      ),
      { numRuns: 1000, seed: 7 },
    );
  });
});
