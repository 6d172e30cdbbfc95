import { operators } from '../conditions/registry.ts';
import { isOperandMissing } from '../conditions/operator.ts';
import type { AnswerValue } from '../field-types/field-types.ts';
import { fieldTypes } from '../field-types/registry.ts';
import { buildClock } from '../form/build-form.ts';
import type { Field, FormDefinition } from '../form/form-definition.ts';
import { variableField } from '../form/variables/variable-field.ts';
import type { VariableSource } from '../form/variables/variable.ts';
import { listReferences } from '../formulas/syntax/list-references.ts';
import { parseFormula } from '../formulas/syntax/parse-formula.ts';
import { isFormulaOperand } from '../logic/actions/set-value/is-formula-operand.ts';
import {
  operandActionsOf,
  type Condition,
  type ConditionGroup,
  type LogicRule,
} from '../logic/logic-rule.ts';

/** A dependency: one node is evaluated before another, under conditions on single answers: for properties. */
export interface Wait {
  readonly read: string;
  readonly reader: string;
  readonly conditions: readonly AnswerTest[];
}

/** The required answer of a field. */
export interface AnswerTest {
  readonly target: string;
  readonly holds: (answer: AnswerValue) => boolean;
}

/** A reader: a field, a page or a variable. */
interface Place {
  readonly field: Field;
  /** The ids of the repeating fields around it, outermost first. */
  readonly rows: readonly string[];
  readonly around: string | null;
}

/** The node of a repeating field for whether its rows show anything: for properties. */
export const rowsNode = (id: string): string => `${id}#rows`;

/**
 * The dependencies of a form, derived from its definition alone: visibility and answers, never required or
 * enabled. It may find too many when branches of a formula exclude each other: a reference for the cycles that
 * the engine finds.
 */
export const findWaits = (form: FormDefinition): readonly Wait[] => new WaitFinder(form).run();

class WaitFinder {
  private readonly places: readonly Place[];
  private readonly byId: ReadonlyMap<string, Place>;
  private readonly byShortId: ReadonlyMap<string, Place>;
  private readonly sources: ReadonlyMap<string, VariableSource>;

  constructor(form: FormDefinition) {
    this.places = placesOf(form);
    this.byId = new Map(this.places.map((place) => [place.field.id, place]));
    this.byShortId = new Map(this.places.map((place) => [place.field.short_id, place]));
    this.sources = new Map((form.variables ?? []).map(({ id, source }) => [id, source]));
  }

  run(): readonly Wait[] {
    return this.places.flatMap((place) => [
      ...placementOf(place, this.byId),
      ...this.rulesOf(place).flatMap((rule) => this.reachInRule(rule, place)),
      ...this.reachInFormula(this.formulaOf(place), place, []),
    ]);
  }

  private rulesOf({ field: { id } }: Place): readonly LogicRule[] {
    return this.places.flatMap(({ field }) =>
      (field.logic ?? []).filter((rule) => field.id === id || rule.targets?.includes(id)),
    );
  }

  private formulaOf({ field }: Place): string {
    const source = this.sources.get(field.id);
    if (source?.type === 'formula') return source.formula;
    if (source?.type === 'look_up') return `{${this.byId.get(source.field)?.field.short_id ?? ''}}`;
    const settings = field.custom_properties;
    return settings && 'formula' in settings ? settings.formula : '';
  }

  private reachInRule({ actions, condition_group: group }: LogicRule, from: Place) {
    const fills = operandActionsOf(actions, 'set_value');
    const formulas = fills.flatMap(({ value }) => (isFormulaOperand(value) ? [value.formula] : []));
    const decides = fills.length > 0 || actions.includes('show') || actions.includes('hide');
    return [
      ...(decides ? this.reachInGroup(group, from, []) : []),
      ...formulas.flatMap((one) => this.reachInFormula(one, from, this.testsIn(group))),
    ];
  }

  private reachInGroup(
    group: ConditionGroup,
    from: Place,
    around: readonly AnswerTest[],
  ): readonly Wait[] {
    const conditions = [...around, ...this.testsIn(group)];
    return group.children.flatMap((child) => {
      if (child.type === 'group') return this.reachInGroup(child, from, conditions);
      const ids = (child.target ?? '').split('.').filter((_, at) => at % 2 === 0);
      const way = ids.map((id) => this.byId.get(id));
      return this.reach(way, from, conditions);
    });
  }

  private reachInFormula(formula: string, from: Place, conditions: readonly AnswerTest[]) {
    const parsed = parseFormula(formula);
    return (parsed.ok ? listReferences(parsed.node) : []).flatMap(({ path }) => {
      const way = path.map((shortId) => this.byShortId.get(shortId));
      return this.reach(way, from, conditions);
    });
  }

  /** Reading the repeating fields on the path to an answer, and that answer. */
  private reach(
    way: readonly (Place | undefined)[],
    from: Place,
    conditions: readonly AnswerTest[],
  ): readonly Wait[] {
    const places = way.filter((place) => place !== undefined);
    const isWhole = places.every((place, at) => isInReach(place, places[at - 1], from));
    if (places.length < way.length || !isWhole) return [];
    return places.flatMap(({ field }, at) => {
      const readsRows = at === places.length - 1 && this.hasVanishingRows(field);
      if (!readsRows && from.rows.includes(field.id)) return [];
      const read = readsRows ? rowsNode(field.id) : field.id;
      return [{ read, reader: from.field.id, conditions }];
    });
  }

  /** Whether a repeating field can show nothing. */
  private hasVanishingRows(field: Field): boolean {
    const children = this.places.filter(({ around }) => around === field.id);
    return isRepeating(field) && children.every((child) => this.canVanish(child));
  }

  private canVanish(place: Place): boolean {
    const { field } = place;
    const isHidden = this.rulesOf(place).some(({ actions }) => actions.includes('hide'));
    return isHidden || field.is_hidden === true || isRepeating(field);
  }

  /** The additional conditions for each part of a group. */
  private testsIn({ logic_operator, children }: ConditionGroup): readonly AnswerTest[] {
    if (logic_operator === 'or') return [];
    return children.flatMap((child) =>
      child.type === 'condition' ? (testOf(child, this.byId) ?? []) : [],
    );
  }
}

function placesOf({ pages, variables = [] }: FormDefinition): readonly Place[] {
  const within = (
    field: Field,
    rows: readonly string[],
    around: string | null,
  ): readonly Place[] => {
    const inside = isRepeating(field) ? [...rows, field.id] : rows;
    const children = field.children ?? [];
    return [
      { field, rows, around },
      ...children.flatMap((child) => within(child, inside, field.id)),
    ];
  };
  return [
    ...pages.flatMap(({ id, title: label, logic = [], is_hidden = false, properties: children }) =>
      within({ id, short_id: '', type: 'group', label, logic, is_hidden, children }, [], null),
    ),
    ...variables.map((variable) => ({ field: variableField(variable), rows: [], around: null })),
  ];
}

const isRepeating = ({ type }: Field) => fieldTypes[type].valueKind === 'rows';

/** A group determines the visibility of its content; rows determine that of their repeating field. */
function placementOf({ field, around }: Place, byId: ReadonlyMap<string, Place>): readonly Wait[] {
  const parent = around === null ? undefined : byId.get(around)?.field;
  const wait = (read: string, reader: string) => ({ read, reader, conditions: [] });
  const own = isRepeating(field) ? [wait(field.id, rowsNode(field.id))] : [];
  if (!parent) return own;
  const node = isRepeating(field) ? rowsNode(field.id) : field.id;
  return [
    ...own,
    isRepeating(parent) ? wait(node, rowsNode(parent.id)) : wait(parent.id, field.id),
  ];
}

/**
 * Whether a path can continue to a field: at its start around the reader, then into the rows of the previous
 * field.
 */
const isInReach = (to: Place, before: Place | undefined, from: Place) =>
  before
    ? to.rows.join() === [...before.rows, before.field.id].join()
    : to.rows.every((id, at) => from.rows[at] === id);

/** The condition on an answer that exists once in the form. */
function testOf(
  { target, condition_operator, value }: Condition,
  byId: ReadonlyMap<string, Place>,
): AnswerTest | undefined {
  const place = byId.get(target ?? '');
  const operator = operators[condition_operator];
  if (!place || place.rows.length > 0 || isOperandMissing(operator, value)) return undefined;
  const test = operator.tests[fieldTypes[place.field.type].valueKind]?.(value);
  const clock = buildClock();
  return test && { target: place.field.id, holds: (answer) => test(answer, clock) };
}
