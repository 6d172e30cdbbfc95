import type { AnswerValue } from '../field-types/field-types.ts';
import type { CoverageItem } from '../form-tests/coverage-item.ts';
import type { GroupTest, TargetTest } from '../logic/condition-tree.ts';
import { aspects } from '../logic/action.ts';
import { answerAtRandom, isAnswerable } from '../random-answers/answer-at-random.ts';
import type { Random } from '../runtime/random.ts';
import type { Instance, SessionCell } from '../session/cells/session-cell.ts';
import { findTarget, goUp, readTarget } from '../session/program/compile-condition-group.ts';
import type { ProgramField, ReferencePath, TargetPath } from '../session/program/program-field.ts';
import type { Program } from '../session/program/program.ts';
import type { Session } from '../session/session.ts';
import { issuesOf } from '../session/validation/validate-session.ts';
import { candidateAnswers } from './candidate-answers.ts';

/** How far rules are followed back: a condition on a question that a rule shows, and so on. */
const maxDepth = 5;
const randomAnswersTried = 12;

/**
 * Changes the answers of a session so that a part of the form is reached. It follows the rules back to
 * the questions that decide, which can fail: rules may contradict each other, or need what cannot be
 * invented. The caller checks the result.
 */
export class Steering {
  readonly #program: Program;
  readonly #session: Session;
  readonly #random: Random;

  constructor(program: Program, session: Session, random: Random) {
    this.#program = program;
    this.#session = session;
    this.#random = random;
  }

  /** Changes the answers so that the part is reached, where that is found to be possible. */
  reach({ kind, at, part }: CoverageItem): void {
    const target = this.#program.fields.get(at);
    const cell = target && this.#cellOf(target);
    // A page without rules is shown with its fields, which are parts themselves.
    if (!cell) return;
    if (kind === 'option') return this.#choose(cell, part ?? '');
    if (kind === 'page' || kind === 'field') return this.#show(cell);
    const rule = cell.program.rules.find((one) => one.rule.id === part);
    if (rule) this.#matchGroup(cell.instance, rule.group, kind === 'rule_matches', 0);
  }

  /** The cell of a field, in the first row of the repeating fields around it. */
  #cellOf({ field, scope, fieldIndex }: ProgramField): SessionCell | undefined {
    if (!scope.collection) return this.#session.findCell(field.id) as SessionCell | undefined;
    const collection = this.#cellOf(scope.collection);
    if (!collection) return undefined;
    this.#show(collection);
    if (collection.rows.length === 0) this.#session.addRow(collection);
    return collection.rows[0]?.instance.cellAt(fieldIndex);
  }

  #choose(cell: SessionCell, optionId: string): void {
    this.#show(cell);
    const isList = cell.definition.valueKind === 'choices';
    this.#session.set(cell, isList ? [optionId] : optionId);
  }

  /** Shows a field or page, and what contains it. */
  #show(cell: SessionCell, depth = 0): void {
    const { group, instance, program } = cell;
    if (depth > maxDepth || cell.visible) return;
    if (instance.collection) this.#show(instance.collection, depth + 1);
    if (group) this.#show(group, depth + 1);
    const showing = program.visibleRules.filter(({ set }) => (set & aspects.visible) !== 0);
    const hiding = program.visibleRules.filter(({ clear }) => (clear & aspects.visible) !== 0);
    const [rule] = this.#random.pickSome(showing, 1);
    if (rule && (program.flags & aspects.visible) === 0)
      this.#matchGroup(instance, rule.group, true, depth);
    for (const other of hiding) this.#matchGroup(instance, other.group, false, depth);
  }

  #matchGroup(
    instance: Instance,
    { isAll, children }: GroupTest<TargetPath>,
    isWanted: boolean,
    depth: number,
  ): void {
    // To make "all" match, every part must; to make it fail, one part is enough.
    const needed = isAll === isWanted ? children : this.#random.pickSome(children, 1);
    for (const child of needed) {
      if ('test' in child) this.#satisfy(instance, child, isWanted, depth);
      else this.#matchGroup(instance, child, isWanted, depth);
    }
  }

  #satisfy(
    instance: Instance,
    { target, test, condition }: TargetTest<TargetPath>,
    isWanted: boolean,
    depth: number,
  ): void {
    const isMet = () => test(readTarget(instance, target), this.#session.clock) === isWanted;
    const place = findTarget(instance, target);
    if (isMet() || !place || depth > maxDepth) return;
    const cell = place.instance.cellAt(place.fieldIndex);
    if (!target.readsHidden) this.#show(cell, depth + 1);
    if (isMet()) return;
    const { definition, field, program } = cell;
    if (program.compute) return this.#tryInputs(cell, isMet);
    const { clock } = this.#session;
    const values = candidateAnswers(definition.valueKind, { condition, field, clock });
    this.#tryAnswers(cell, values, isMet);
  }

  /** Gives answers until one is valid and has the effect. */
  #tryAnswers(cell: SessionCell, values: readonly AnswerValue[], isMet: () => boolean): boolean {
    const before = cell.typed;
    for (const value of values) {
      this.#session.set(cell, value);
      if (isMet() && this.#isValid(cell)) return true;
    }
    for (let tried = 0; isAnswerable(cell) && tried < randomAnswersTried; tried += 1) {
      this.#session.set(cell, answerAtRandom(cell, this.#session.clock, this.#random));
      if (isMet() && this.#isValid(cell)) return true;
    }
    this.#session.set(cell, before);
    return false;
  }

  /** Gives other answers to the questions that a formula reads, until its result has the effect. */
  #tryInputs(cell: SessionCell, isMet: () => boolean): void {
    for (const path of cell.program.referencePaths.values()) {
      const input = inputOf(cell, path);
      if (!input) continue;
      this.#show(input, maxDepth);
      if (this.#tryAnswers(input, numbersTried, isMet)) return;
    }
  }

  #isValid(cell: SessionCell): boolean {
    return issuesOf(cell, this.#session).length === 0;
  }
}

/** Numbers of several sizes, because formulas add, multiply and compare. */
const numbersTried = [0, 1, 2, 5, 17, 20, 66, 100, 300, 1000, 10_000, 100_000];

/** The question that a formula reads; `undefined` for the columns of rows. */
function inputOf(cell: SessionCell, path: ReferencePath): SessionCell | undefined {
  if (path.columns.length > 0) return undefined;
  const instance = goUp(cell.instance, path.scopesUp);
  return instance.cellAt(path.fieldIndex);
}
