import { checkForm } from '@form-builder/core/analysis/check-form.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { buildClock } from '@form-builder/core/form/build-form.ts';
import type { FormDefinition } from '@form-builder/core/form/form-definition.ts';
import { formulaEngine } from '@form-builder/core/session/formulas/formula-engine.ts';
import { compile } from '@form-builder/core/session/compile.ts';
import { createSession } from '@form-builder/core/session/create-session.ts';
import type { Session } from '@form-builder/core/session/session.ts';
import { validateSubmission } from '@form-builder/core/session/validation/validate-submission.ts';
import { alternate } from './chain-form.ts';
import { microsecondsOf } from './measure-time.ts';
import {
  choiceEach,
  createMunicipalForm,
  createPlainForm,
  municipalAnswers,
  municipalFieldId,
  municipalOutside,
} from './municipal-form.ts';

/** How long the parts of running a form take. */
export interface RunningFigures {
  readonly compileMs: number;
  readonly startMs: number;
  /** A choice that decides over other questions. */
  readonly changeMicroseconds: number;
  readonly serverCheckMs: number;
}

/** The same of a form that uses every construct, and of one as large with as many plain rules. */
export interface MunicipalFigures extends RunningFigures {
  /** A choice that decides over pages. */
  readonly pageChangeMicroseconds: number;
  readonly formCheckMs: number;
  readonly plain: RunningFigures;
}

const clock = buildClock();
const compileForm = (form: FormDefinition) =>
  compile(form, fieldTypes, { formulas: formulaEngine });
const inMs = (work: () => unknown) => microsecondsOf(work) / 1000;

export function measureMunicipalForm(): MunicipalFigures {
  const form = createMunicipalForm();
  return {
    ...measureRunning(form, municipalOutside),
    pageChangeMicroseconds: microsecondsOf(
      changeOf(openSession(form, municipalOutside), choiceEach, 20),
    ),
    formCheckMs: inMs(() => checkForm(form, { types: fieldTypes, clock })),
    plain: measureRunning(createPlainForm(), {}),
  };
}

function measureRunning(form: FormDefinition, variables: object): RunningFigures {
  const program = compileForm(form);
  const answers = receivedAnswers();
  const session = openSession(form, variables);
  return {
    compileMs: inMs(() => compileForm(form)),
    startMs: inMs(() => createSession(program, { clock, answers, variables })),
    changeMicroseconds: microsecondsOf(changeOf(session, 3 * choiceEach, 3)),
    serverCheckMs: inMs(() => validateSubmission(program, answers, clock, { variables })),
  };
}

const openSession = (form: FormDefinition, variables: object): Session =>
  createSession(compileForm(form), { clock, answers: receivedAnswers(), variables });

/** Answers come out of JSON. */
const receivedAnswers = (): unknown => JSON.parse(JSON.stringify(municipalAnswers));

/** Changes a choice there and back; an error when that does not show and hide at least so many fields. */
function changeOf(session: Session, at: number, least: number): () => unknown {
  const cell = session.findCell(municipalFieldId(at));
  if (!cell) throw new Error('The form lacks a choice');
  const turn = alternate('no', 'yes');
  const { length } = session.set(cell, turn());
  if (length < least) throw new Error(`The change shows and hides only ${length} fields`);
  return () => session.set(cell, turn());
}
