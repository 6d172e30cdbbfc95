import { checkForm } from '@form-builder/core/analysis/check-form.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { buildClock } from '@form-builder/core/form/build-form.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import type { Condition, LogicRule } from '@form-builder/core/logic/logic-rule.ts';
import { operandActionsOf } from '@form-builder/core/logic/logic-rule.ts';
import { findRoutes } from '@form-builder/core/routing/find-routes.ts';
import { compile } from '@form-builder/core/session/compile.ts';
import { createSession } from '@form-builder/core/session/create-session.ts';
import { formulaEngine } from '@form-builder/core/session/formulas/formula-engine.ts';
import { expect, test } from 'vitest';
import {
  createMunicipalForm,
  createPlainForm,
  municipalAnswers,
  municipalDestinations,
  municipalMix,
  municipalOutside,
} from './municipal-form.ts';

const form = createMunicipalForm();
const fields = [...iterateFields(form.pages)].map(({ field }) => field);
const ofPages = form.pages.flatMap(({ logic = [] }) => logic);
const rules = [...ofPages, ...fields.flatMap(({ logic = [] }) => logic)];

const readIn = ({ condition_group: { children } }: LogicRule) =>
  children.flatMap((child: Condition | object) => ('target' in child ? [child.target] : []));
const countReading = (...sources: readonly string[]) => {
  const ids = new Set(
    (form.variables ?? []).flatMap(({ id, source }) => (sources.includes(source.type) ? [id] : [])),
  );
  return rules.filter((rule) => readIn(rule).some((id) => ids.has(id ?? ''))).length;
};
const countWith = (type: 'set_value' | 'route') =>
  rules.filter(({ actions }) => operandActionsOf(actions, type).length > 0).length;

test('the form of a municipality has the mix of rules that it is measured with', () => {
  expect({
    pages: form.pages.length,
    fields: fields.length,
    rules: rules.length,
    ofPages: ofPages.length,
    readOutside: countReading('login', 'look_up', 'host', 'query'),
    readVariables: countReading('formula', 'constant'),
    severalTargets: rules.filter(({ targets = [] }) => targets.length > 0).length,
    setValue: countWith('set_value'),
    route: countWith('route'),
  }).toEqual(municipalMix);
});

test('the form to compare it with is as large and has as many rules, of one kind', () => {
  const { pages, variables } = createPlainForm();
  const plain = [...iterateFields(pages)].map(({ field }) => field);
  const itsRules = plain.flatMap(({ logic = [] }) => logic);
  expect([pages.length, plain.length, itsRules.length]).toEqual([
    municipalMix.pages,
    municipalMix.fields,
    municipalMix.rules,
  ]);
  expect([variables, itsRules.filter(({ targets }) => targets)]).toEqual([undefined, []]);
});

test('its rules work: pages are shown, fields filled in, the submission is routed', () => {
  const clock = buildClock();
  const program = compile(form, fieldTypes, { formulas: formulaEngine });
  expect([program.cycles, program.faults]).toEqual([[], []]);
  const given = { clock, variables: municipalOutside };
  const session = createSession(program, { ...given, answers: municipalAnswers });
  const empty = createSession(program, given);
  expect(session.pages.filter(({ visible }) => visible)).toHaveLength(municipalMix.pages);
  expect(empty.pages.filter(({ visible }) => visible)).toHaveLength(1);
  expect(Object.values(session.answers())).toContain('Noor de Vries');
  const destinations = municipalDestinations.map((id) => ({
    id,
    name: id,
    kind: 'case_type' as const,
    case_type: id,
  }));
  expect(findRoutes(program, session, destinations)).toHaveLength(municipalDestinations.length);
});

test('the checker finds no error in it', () => {
  const findings = checkForm(form, { types: fieldTypes, clock: buildClock() });
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
});
