import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { operators } from '../conditions/registry.ts';
import { fieldTypes } from '../field-types/registry.ts';
import { arbitraryForm } from '../form/arbitrary/arbitrary-form.ts';
import { buildClock } from '../form/build-form.ts';
import type { Field, FormDefinition, Page } from '../form/form-definition.ts';
import { iterateFields } from '../form/iterate-fields.ts';
import { variableFields } from '../form/variables/variable-field.ts';
import { formulaEngine } from '../session/formulas/formula-engine.ts';
import { actionNamesIn } from '../logic/logic-rule.ts';
import { aspectActions } from '../logic/registry.ts';
import { translatorOf } from '../messages/all-messages.ts';
import { allCells, applyEdit, arbitraryEdit } from '../session/arbitrary-edits.ts';
import { compile } from '../session/compile.ts';
import { createSession } from '../session/create-session.ts';
import { validateSession } from '../session/validation/validate-session.ts';
import { explain } from './explain.ts';
import type { ConditionTrace, FlagTrace, GroupTrace, PartResult } from './trace.ts';
import { createWording, describeTrace } from './describe-trace.ts';

const clock = buildClock();
const context = { locale: 'nl-NL', translate: translatorOf('nl') };
const begin = (definition: FormDefinition) =>
  createSession(compile(definition, fieldTypes, { formulas: formulaEngine }), { clock });

/** Derives the outcome again from the trace alone. */
function outcomeFrom(definition: FormDefinition, trace: FlagTrace): boolean {
  const { aspect, cause, field } = trace;
  if (cause.by === 'parent') return outcomeFrom(definition, cause.parent);
  if (cause.by === 'hidden') return outcomeFrom(definition, cause.visible);
  if (cause.by === 'rows') return cause.cells.some((cell) => outcomeFrom(definition, cell));
  if (cause.by === 'rule') {
    const deciding = actionNamesIn(cause.rule.rule.actions).filter(
      (name) => aspectActions[name].aspect === aspect,
    );
    const last = deciding.at(-1);
    if (!last || !groupHolds(definition, cause.rule.group)) throw new Error('No such rule');
    return aspectActions[last].value;
  }
  if (cause.by === 'filled') return !groupHolds(definition, cause.rule.group);
  if (cause.by === 'limit') throw new Error('The trace was cut');
  for (const { group } of cause.unmet) {
    if (groupHolds(definition, group)) throw new Error('A rule that matched was said not to');
  }
  return flagsOf(fieldOf(definition, field.fieldId) ?? pageOf(definition, field.fieldId))[aspect];
}

const flagsOf = (field: Pick<Field, 'is_hidden' | 'is_required' | 'is_disabled'> | undefined) => ({
  visible: !field?.is_hidden,
  required: !!field?.is_required,
  enabled: !field?.is_disabled,
});

function groupHolds(definition: FormDefinition, { join, children }: GroupTrace): boolean {
  const holds = (child: GroupTrace | ConditionTrace) =>
    child.kind === 'group' ? groupHolds(definition, child) : conditionHolds(definition, child);
  return join === 'and' ? children.every(holds) : children.some(holds);
}

/** Applies the operator again to the answer in the trace. */
function conditionHolds(definition: FormDefinition, trace: ConditionTrace): boolean {
  const { condition, target, seen } = trace;
  const type = fieldOf(definition, target.fieldId)?.type;
  const kind = type ? fieldTypes[type].valueKind : 'none';
  const matches = operators[condition.condition_operator].tests[kind]?.(condition.value);
  return matches?.(seen.kind === 'answer' ? seen.value : null, clock) ?? false;
}

const fieldOf = (definition: FormDefinition, id: string) =>
  [
    ...[...iterateFields(definition.pages)].map(({ field }) => field),
    ...variableFields(definition.variables),
  ].find((field) => field.id === id);

const pageOf = ({ pages }: FormDefinition, id: string): Pick<Page, 'is_hidden'> | undefined =>
  pages.find((page) => page.id === id);

const valueOf = (result: PartResult | undefined) => {
  const only = result?.kind === 'list' && result.items.length === 1 ? result.items[0] : result;
  return only?.kind === 'value' ? only.value : null;
};

describe('explain', () => {
  test('gives the outcome of the session, and reasons that lead to it', () => {
    fc.assert(
      fc.property(arbitraryForm, fc.array(arbitraryEdit, { maxLength: 12 }), (form, edits) => {
        const session = begin(form);
        for (const one of edits) applyEdit(session, one);
        for (const cell of allCells(session)) {
          for (const aspect of ['visible', 'required', 'enabled'] as const) {
            const trace = explain(session, cell, aspect, { maxParts: 100_000, maxDepth: 30 });
            expect(trace.outcome).toBe(cell[aspect]);
            expect(trace.field.path).toBe(session.pathOf(cell));
            expect(outcomeFrom(form, trace)).toBe(cell[aspect]);
          }
        }
      }),
      { numRuns: 300, seed: 7 },
    );
  });

  test('works out formulas as the session did', () => {
    fc.assert(
      fc.property(arbitraryForm, fc.array(arbitraryEdit, { maxLength: 12 }), (form, edits) => {
        const session = begin(form);
        for (const one of edits) applyEdit(session, one);
        for (const cell of allCells(session)) {
          const { cause } = explain(session, cell, 'value');
          if (cause.by !== 'formula') continue;
          const isList = cause.expression?.result.kind === 'list';
          if (!isList)
            expect(valueOf(cause.expression?.result)).toBe(cell.value === '' ? null : cell.value);
        }
      }),
      { numRuns: 300, seed: 7 },
    );
  });

  test('finds the errors that the session finds', () => {
    fc.assert(
      fc.property(arbitraryForm, fc.array(arbitraryEdit, { maxLength: 8 }), (form, edits) => {
        const session = begin(form);
        for (const one of edits) applyEdit(session, one);
        const found = allCells(session).flatMap((cell) => {
          const { cause } = explain(session, cell, 'error');
          const path = session.pathOf(cell);
          return cause.by === 'rules' ? cause.broken.map(({ code }) => `${path} ${code}`) : [];
        });
        expect(found).toEqual(validateSession(session).map(({ path, code }) => `${path} ${code}`));
      }),
      { numRuns: 150, seed: 7 },
    );
  });

  test('is deterministic, bounded, and changes nothing', () => {
    fc.assert(
      fc.property(arbitraryForm, fc.array(arbitraryEdit, { maxLength: 8 }), (form, edits) => {
        const session = begin(form);
        for (const one of edits) applyEdit(session, one);
        const wording = createWording(session, fieldTypes, context);
        const revisions = allCells(session).map(({ revision }) => revision);
        for (const cell of allCells(session)) {
          for (const aspect of ['visible', 'required', 'enabled', 'value', 'error'] as const) {
            const trace = explain(session, cell, aspect, { maxParts: 20, maxDepth: 3 });
            expect(explain(session, cell, aspect, { maxParts: 20, maxDepth: 3 })).toEqual(trace);
            const sentence = describeTrace(trace, wording);
            expect(sentence.length).toBeGreaterThan(0);
            expect(sentence.length).toBeLessThan(6000);
          }
        }
        expect(allCells(session).map(({ revision }) => revision)).toEqual(revisions);
      }),
      { numRuns: 150, seed: 7 },
    );
  });
});
