import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { formulaEngine } from '@form-builder/core/session/formulas/formula-engine.ts';
import type { FormDefinition } from '@form-builder/core/form/form-definition.ts';
import {
  buildClock,
  buildCondition,
  buildField,
  buildForm,
  buildRule,
} from '@form-builder/core/form/build-form.ts';
import { compile } from '@form-builder/core/session/compile.ts';
import { createSession } from '@form-builder/core/session/create-session.ts';
import type { Cell, Session } from '@form-builder/core/session/session.ts';
import { alternate, type ChainEngine, type ChainForm } from './chain-form.ts';

const clock = buildClock();
const options = [
  { id: 'yes', label: 'Ja' },
  { id: 'no', label: 'Nee' },
];

/** This repository's engine. */
export function createOurEngine(form: ChainForm): ChainEngine {
  const definition = define(form);
  const answers = asReceived(Object.fromEntries(form.ids.map((id) => [id, 'yes'])));
  const program = compile(definition, fieldTypes, { formulas: formulaEngine });
  const session = createSession(program, { clock, answers });
  const turn = alternate('no', 'yes');
  const head = cellOf(session, form.ids[0]);
  const last = cellOf(session, form.ids.at(-1));
  return {
    compile: () => compile(definition, fieldTypes, { formulas: formulaEngine }),
    evaluateAll: () => createSession(program, { clock, answers }),
    flip: () => session.set(head, turn()),
    changeNone: () => session.set(last, turn()),
    shownCount: () => form.ids.filter((id) => cellOf(session, id).visible).length,
  };
}

/** Answers come out of JSON: from a request, or from the device. */
const asReceived = (answers: Readonly<Record<string, string>>): unknown =>
  JSON.parse(JSON.stringify(answers));

function define({ ids, shownBy }: ChainForm): FormDefinition {
  const fields = ids.map((id, at) => {
    const read = shownBy[at];
    if (read === undefined) return buildField('select', id, { options });
    const rule = buildRule(['show'], buildCondition(ids[read] ?? null, 'equal', 'yes'));
    return buildField('select', id, { options, is_hidden: true, logic: [rule] });
  });
  return buildForm(...fields);
}

function cellOf(session: Session, id: string | undefined): Cell {
  const cell = session.findCell(id ?? '');
  if (!cell) throw new Error(`The form has no field ${id}`);
  return cell;
}
