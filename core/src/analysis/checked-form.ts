import type { Field, FormDefinition } from '../form/form-definition.ts';
import { formulaEngine } from '../session/formulas/formula-engine.ts';
import { iterateFields, type PlacedField } from '../form/iterate-fields.ts';
import { compile } from '../session/compile.ts';
import type { ProgramField } from '../session/program/program-field.ts';
import type { Program } from '../session/program/program.ts';
import type { CheckContext } from './check-context.ts';
import {
  all,
  always,
  any,
  negate,
  never,
  unknown,
  type Expression,
} from './reasoning/expression.ts';
import type { Outcome } from './reasoning/domains/domain.ts';
import {
  unknownConditions,
  resolveAspectConditions,
  type AspectConditions,
} from './reasoning/aspect-conditions.ts';
import { possibleOutcomes } from './reasoning/possible-outcomes.ts';
import { readRules, type ReadRule } from './reasoning/read-rules.ts';
import { findSharedRules } from '../logic/shared-rules.ts';
import { isSatisfiable, type Budget } from './reasoning/satisfiable.ts';
import { TestTable } from './reasoning/test-table.ts';

/** A form with everything that the checks need, computed once. */
export interface CheckedForm {
  readonly definition: FormDefinition;
  readonly context: CheckContext;
  readonly program: Program;
  /** Every field with its place, in reading order. */
  readonly fields: readonly CheckedField[];
  /** The pages that rules or settings can hide, in reading order. */
  readonly pages: readonly CheckedHolder[];
  /** Whether some answers make a statement true; `false` is certain, `undefined` is not known. */
  canHold(expression: Expression): boolean | undefined;
  /** Like `canHold`, but also requires that the fields of the statement are shown. */
  canHoldWithTargets(expression: Expression): boolean | undefined;
  /** The statement that a field has an answer when the form is sent: it is shown and required. */
  whenSent(one: CheckedField): Expression;
}

/** A field to which rules can apply, or a page as a field around its fields. */
export interface CheckedHolder {
  readonly field: Field;
  readonly program: ProgramField;
  readonly conditions: AspectConditions;
}

export interface CheckedField extends CheckedHolder, PlacedField {}

/**
 * The maximum number of leaves that all questions about one form may visit: well under a second.
 */
const workLimit = 5_000_000;

/**
 * The maximum number of fields that a question follows in a chain; further dependencies are treated
 * as unknown.
 */
const maxTargetDepth = 3;

/** Compiles a form and derives when each of its fields is shown, enabled and required. */
export function readForm(definition: FormDefinition, context: CheckContext): CheckedForm {
  const { types, matchesPattern } = context;
  const program = compile(definition, types, {
    formulas: formulaEngine,
    ...(matchesPattern && { matchesPattern }),
  });
  const reader = new FormReader(program);
  const conditionsById = reader.read();
  const holderOf = (field: ProgramField): CheckedHolder => ({
    field: field.field,
    program: field,
    conditions: conditionsById.get(field.field.id) ?? unknownConditions,
  });
  return {
    definition,
    context,
    program,
    fields: [...iterateFields(definition.pages)].map((placed) => ({
      ...holderOf(getField(program, placed.field.id)),
      ...placed,
    })),
    pages: [...program.fields.values()].filter(({ isPage }) => isPage).map(holderOf),
    canHold: (expression) => reader.canHold(expression),
    canHoldWithTargets: (expression) => reader.canHold(reader.withVisibleTargets(expression)),
    whenSent: ({ program: field, conditions: { shown, required } }) =>
      any(negate(all(shown, required)), reader.isAnswered(field)),
  };
}

const notEmpty = {
  id: '',
  type: 'condition',
  condition_operator: 'is_not_empty',
  value: null,
} as const;

class FormReader {
  private readonly program: Program;
  private readonly tests = new TestTable();
  private readonly conditionsById = new Map<string, AspectConditions>();
  private readonly outcomes = new Map<string, readonly Outcome[]>();
  private readonly answered = new WeakMap<Expression, boolean | undefined>();
  private readonly budget: Budget = { left: workLimit };

  constructor(program: Program) {
    this.program = program;
  }

  /**
   * First in the order of evaluation, so that dependencies of a field are known; then in reading
   * order, because repeating fields are evaluated after the contents of their rows.
   */
  read(): ReadonlyMap<string, AspectConditions> {
    const fields = [...this.program.fields.values()].filter(({ cycle }) => cycle === 0);
    const shared = findSharedRules([...this.program.fields.values()].map(({ field }) => field));
    for (const field of [...fields].sort((a, b) => a.rowsRank - b.rowsRank)) {
      const rules = readRules(field, this.program, this.tests, shared);
      const conditions = this.resolveConditions(field, rules);
      const isNeverVisible = this.canHold(this.withVisibleTargets(conditions.visible)) === false;
      this.conditionsById.set(field.field.id, { ...conditions, isNeverVisible });
    }
    for (const field of fields) {
      const { rules, isNeverVisible } = this.conditionsOf(field);
      this.conditionsById.set(field.field.id, {
        ...this.resolveConditions(field, rules),
        isNeverVisible,
      });
    }
    return this.conditionsById;
  }

  /**
   * Cached, because the same expressions are tested many times; their dependencies are known before
   * the first time.
   */
  canHold(expression: Expression): boolean | undefined {
    if (this.answered.has(expression)) return this.answered.get(expression);
    const found = isSatisfiable(
      expression,
      (key, places) => this.outcomesOf(key, places),
      this.budget,
    );
    this.answered.set(expression, found);
    return found;
  }

  /**
   * The statement, combined with the visibility of each field that it reads, because a hidden field
   * has no answer.
   */
  withVisibleTargets(expression: Expression, depth = maxTargetDepth): Expression {
    if (expression.kind === 'all' || expression.kind === 'any') {
      const parts = expression.parts.map((part) => this.withVisibleTargets(part, depth));
      return expression.kind === 'all' ? all(...parts) : any(...parts);
    }
    const target = expression.kind === 'test' && this.tests.fieldNeededBy(expression);
    if (!target || depth === 0) return expression;
    return all(expression, this.withVisibleTargets(this.conditionsOf(target).visible, depth - 1));
  }

  /** The statement that a field is answered; unknown for a field in rows. */
  isAnswered(field: ProgramField): Expression {
    if (field.scope.collection) return unknown;
    const { id } = field.field;
    const condition = { ...notEmpty, target: id };
    return this.tests.literalFor(condition, { key: id, field, isRaw: false }) ?? unknown;
  }

  private outcomesOf(key: string, places: readonly number[]): readonly Outcome[] {
    const asked = `${key} ${places.join()}`;
    const known = this.outcomes.get(asked);
    if (known) return known;
    const { field, isRaw, tests } = this.tests.pick(key, places);
    const isNever = !isRaw && this.conditionsOf(field).isNeverVisible;
    const outcomes = possibleOutcomes(field, tests, isNever);
    this.outcomes.set(asked, outcomes);
    return outcomes;
  }

  private resolveConditions(field: ProgramField, rules: readonly ReadRule[]) {
    const { parent, scope } = field;
    return resolveAspectConditions(field, rules, {
      rows: this.rowsOf(field),
      group: parent && parent.scope === scope ? this.conditionsOf(parent) : undefined,
      collection: scope.collection ? this.conditionsOf(scope.collection) : undefined,
    });
  }

  private conditionsOf({ field }: ProgramField): AspectConditions {
    return this.conditionsById.get(field.id) ?? unknownConditions;
  }

  /**
   * The statement that the rows of a repeating field have visible content; otherwise it is hidden.
   */
  private rowsOf({ rowScope, children }: ProgramField): Expression {
    if (!rowScope || children.length === 0) return always;
    const childConditions = children.map((child) => this.conditionsOf(child));
    if (childConditions.every(({ isNeverVisible }) => isNeverVisible)) return never;
    const isAlways = childConditions.some(({ visible }) => this.canHold(negate(visible)) === false);
    return isAlways ? always : unknown;
  }
}

function getField(program: Program, id: string): ProgramField {
  const field = program.fields.get(id);
  if (!field) throw new Error(`Field ${id} is not in the program`);
  return field;
}
