import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldTypes } from '../field-types/registry.ts';
import { arbitraryForm } from '../form/arbitrary/arbitrary-form.ts';
import { arbitraryDestinationIds } from '../form/arbitrary/arbitrary-ids.ts';
import { arbitraryInterlocked } from '../form/arbitrary/arbitrary-interlocked.ts';
import { arbitraryOutsideValues } from '../form/arbitrary/arbitrary-variables.ts';
import { buildClock } from '../form/build-form.ts';
import type { FormDefinition } from '../form/form-definition.ts';
import { findRoutes } from '../routing/find-routes.ts';
import type { Destination } from '../version-settings/destination.ts';
import { allCells, applyEdit, arbitraryEdit } from './arbitrary-edits.ts';
import { findWaits } from './find-waits.ts';
import { isRealCycle } from './is-real-cycle.ts';
import { formulaEngine } from './formulas/formula-engine.ts';
import { compile } from './compile.ts';
import { createSession } from './create-session.ts';
import type { Program } from './program/program.ts';
import type { Cell, Session } from './session.ts';
import { validateSession } from './validation/validate-session.ts';
import { validateSubmission } from './validation/validate-submission.ts';

/**
 * The full run: AGREEMENT_FORMS=10000 npx vitest run --project core core/src/session/agreement.property.test.ts
 * --testTimeout 3600000
 */
// These tests also run in browsers, which have no `process`.
const environment = 'process' in globalThis ? process.env : {};
const formCount = Number(environment['AGREEMENT_FORMS'] ?? 1500);
const seed = Number(environment['AGREEMENT_SEED'] ?? 20261122);

const clock = buildClock();
const destinations: readonly Destination[] = [...arbitraryDestinationIds, 'other'].map((id) => ({
  id,
  name: id,
  kind: 'case_type',
  case_type: id,
  is_default: id === 'other',
}));

const lookOf = (session: Session, cell: Cell) => ({
  path: session.pathOf(cell),
  value: cell.field.children ? null : cell.value,
  label: cell.field.label,
  required: cell.required,
  enabled: cell.enabled,
});

/** Blank answers are not submitted. */
const givenIn = ({ definition, value }: Cell) =>
  definition.role === 'input' && !definition.isEmpty(value) ? value : null;

/** What a visitor sees, the submitted answers and their destinations. */
const outcomeOf = (program: Program, session: Session) => ({
  shown: allCells(session)
    .filter(({ visible }) => visible)
    .map((cell) => ({ ...lookOf(session, cell), value: givenIn(cell) })),
  pages: session.pages.map(({ visible }) => visible),
  variables: session.variables.map(({ value }) => value),
  answers: session.answers(),
  routes: findRoutes(program, session, destinations).map(({ destination, rules }) => ({
    id: destination.id,
    rules,
  })),
});

/** The same, including what no visitor sees. */
const stateOf = (program: Program, session: Session) => ({
  ...outcomeOf(program, session),
  cells: allCells(session).map((cell) => ({ ...lookOf(session, cell), visible: cell.visible })),
  errors: [...allCells(session), ...session.variables].map(({ formulaError }) => formulaError),
  typed: session.allAnswers(),
});

describe('a form with pages, rows, variables of every source, fills, targets and routes', () => {
  test('is equal in an edited session, a new one and the server’s validation', () => {
    let withoutCycle = 0;
    fc.assert(
      fc.property(
        fc.oneof(
          { weight: 4, arbitrary: arbitraryForm },
          { weight: 1, arbitrary: arbitraryInterlocked },
        ),
        arbitraryOutsideValues,
        fc.array(arbitraryEdit, { maxLength: 12 }),
        (form, variables, edits) => {
          const program = compile(form, fieldTypes, { formulas: formulaEngine });
          const edited = createSession(program, { clock, variables });
          for (const one of edits) applyEdit(edited, one);
          const fresh = createSession(program, {
            clock,
            variables,
            answers: edited.allAnswers(),
          });
          expect(stateOf(program, fresh)).toEqual(stateOf(program, edited));
          if (program.cycles.length > 0) return expectRealCycles(form, program);
          withoutCycle += 1;
          expectServerAgrees(program, edited, variables);
        },
      ),
      { numRuns: formCount, seed },
    );
    expect(withoutCycle).toBeGreaterThan(formCount / 2);
  });
});

/** Fields are left out of the comparison with the server only for real cycles. */
function expectRealCycles(form: FormDefinition, { cycles }: Program): void {
  const waits = findWaits(form);
  expect(cycles.filter((cycle) => !isRealCycle(cycle, waits))).toEqual([]);
}

function expectServerAgrees(program: Program, session: Session, variables: unknown): void {
  const answers = session.answers();
  const issues = validateSession(session);
  expect(validateSubmission(program, answers, clock, { variables })).toEqual(
    issues.length > 0 ? { ok: false, issues, unknown: [] } : { ok: true, answers },
  );
  const atServer = createSession(program, { clock, variables, answers, absent: 'empty' });
  expect(outcomeOf(program, atServer)).toEqual(outcomeOf(program, session));
}
