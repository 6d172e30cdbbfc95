import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isComputed } from '../field-types/is-computed.ts';
import { fieldTypes } from '../field-types/registry.ts';
import { arbitraryFieldIds, arbitraryForm } from '../form/arbitrary-form.ts';
import { buildClock } from '../form/build-form.ts';
import type { Field, FormDefinition } from '../form/form-definition.ts';
import { formulaEngine } from './formulas/formula-engine.ts';
import { resolveSteps } from '../navigation/steps.ts';
import { allCells, applyEdit, arbitraryEdit } from './arbitrary-edits.ts';
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
  allCells(session).map((cell) => ({
    path: session.pathOf(cell),
    value: cell.field.children ? null : cell.value,
    formulaError: cell.formulaError,
    label: cell.field.label,
    visible: cell.visible,
    required: cell.required,
    enabled: cell.enabled,
  }));

/** The same questions, each answered by the visitor alone. */
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
  test('of a form without rules and formulas does without the code that links them', () => {
    fc.assert(
      fc.property(
        arbitraryForm,
        fc.array(arbitraryEdit, { maxLength: 15 }),
        (definition, edits) => {
          const pages = definition.pages.map((page) => ({
            ...page,
            properties: withoutLinks(page.properties),
          }));
          const linked = createSession(compileForm({ pages }), { clock });
          const bare = createSession(buildProgram({ pages }, { types: fieldTypes }), { clock });
          expect(stateOf(bare)).toEqual(stateOf(linked));
          for (const one of edits) {
            applyEdit(linked, one);
            applyEdit(bare, one);
            expect(stateOf(bare)).toEqual(stateOf(linked));
            expect(validateSession(bare)).toEqual(validateSession(linked));
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  test('is after any edits as if it had begun with the answers it has then', () => {
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
      { numRuns: 600 },
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
      { numRuns: 300 },
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
      { numRuns: 300 },
    );
  });
});

const lookOf = (cell: Cell) =>
  JSON.stringify([
    cell.field.children ? cell.rows.map(({ key }) => key) : cell.value,
    cell.field.label,
    cell.visible,
    cell.required,
    cell.enabled,
  ]);

describe('validateSubmission', () => {
  test('never answers with a hidden field, and validating again changes nothing', () => {
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
      { numRuns: 600 },
    );
  });

  test('never throws and never echoes an answer, whatever it is given', () => {
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
      { numRuns: 1000 },
    );
  });
});
