import { checkForm } from '@form-builder/core/analysis/check-form.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import {
  buildClock,
  buildCondition,
  buildField,
  buildRule,
} from '@form-builder/core/form/build-form.ts';
import type { Field, FormDefinition } from '@form-builder/core/form/form-definition.ts';
import type { LogicRule } from '@form-builder/core/logic/logic-rule.ts';
import { formulaEngine } from '@form-builder/core/session/formulas/formula-engine.ts';
import { compile } from '@form-builder/core/session/compile.ts';
import { createSession } from '@form-builder/core/session/create-session.ts';
import { validateSubmission } from '@form-builder/core/session/validation/validate-submission.ts';
import { alternate } from './chain-form.ts';
import { microsecondsOf } from './measure-time.ts';

/** The size of a form that a municipality has: half of its rules are of several fields. */
const size = { pages: 17, fields: 400, rules: 150, targetsEach: 2 };

const options = ['yes', 'no', 'maybe'].map((id) => ({ id, label: id }));
const kinds = ['select', 'text', 'date', 'text', 'number', 'checkbox', 'email', 'text'] as const;
const idOf = (at: number) => `f${at}`;

/** Every question that rules read is a choice; what they show comes after it. */
function createMunicipalForm(): FormDefinition {
  const holders = new Map<number, LogicRule>();
  const hidden = new Set<number>();
  for (let rule = 0; rule < size.rules; rule += 1) {
    const holder = Math.floor(rule * 2.5) + 9;
    const read = Math.floor((holder - 1) / kinds.length) * kinds.length;
    const others = rule % 2 === 0 ? [] : [holder + 1, holder + 2].slice(0, size.targetsEach);
    const condition = buildCondition(idOf(read), 'equal', 'yes');
    const targets = others.filter((at) => at < size.fields && at % kinds.length !== 0).map(idOf);
    holders.set(holder, { ...buildRule(['show', 'required'], condition), id: `r${rule}`, targets });
    for (const at of [holder, ...others]) if (at % kinds.length !== 0) hidden.add(at);
  }
  const fields = Array.from({ length: size.fields }, (_, at): Field => {
    const rule = holders.get(at);
    return buildField(kinds[at % kinds.length] ?? 'text', idOf(at), {
      ...(at % kinds.length === 0 && { options }),
      ...(hidden.has(at) && { is_hidden: true }),
      ...(rule && { logic: [rule] }),
    });
  });
  const perPage = Math.ceil(size.fields / size.pages);
  return {
    pages: Array.from({ length: size.pages }, (_, page) => ({
      id: `p${page}`,
      title: `Page ${page + 1}`,
      properties: fields.slice(page * perPage, (page + 1) * perPage),
    })),
  };
}

/** How long the parts of running such a form take. */
export interface MunicipalFigures {
  readonly compileMs: number;
  readonly startMs: number;
  readonly changeMicroseconds: number;
  readonly serverCheckMs: number;
  readonly formCheckMs: number;
}

export function measureMunicipalForm(): MunicipalFigures {
  const form = createMunicipalForm();
  const clock = buildClock();
  const program = compile(form, fieldTypes, { formulas: formulaEngine });
  const chosen = Array.from({ length: size.fields / kinds.length }, (_, at) => at * kinds.length);
  const answers: unknown = JSON.parse(
    JSON.stringify(Object.fromEntries(chosen.map((at) => [idOf(at), 'yes']))),
  );
  const session = createSession(program, { clock, answers });
  const cell = session.findCell(idOf(kinds.length));
  if (!cell) throw new Error('The form has no second choice');
  const turn = alternate('no', 'yes');
  if (session.set(cell, turn()).length < 3) throw new Error('The change shows nothing');
  const inMs = (work: () => unknown) => microsecondsOf(work) / 1000;
  return {
    compileMs: inMs(() => compile(form, fieldTypes, { formulas: formulaEngine })),
    startMs: inMs(() => createSession(program, { clock, answers })),
    changeMicroseconds: microsecondsOf(() => session.set(cell, turn())),
    serverCheckMs: inMs(() => validateSubmission(program, answers, clock)),
    formCheckMs: inMs(() => checkForm(form, { types: fieldTypes, clock })),
  };
}
