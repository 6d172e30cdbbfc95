import type { AnswerValue } from '../field-types/field-types.ts';
import { cellsOf } from '../session/cells/cells-of.ts';
import { SessionCell } from '../session/cells/session-cell.ts';
import type { Program } from '../session/program/program.ts';
import type { CoverageItem } from './coverage-item.ts';
import { startTest, type GivenAnswers } from './run-form.ts';

/** The parts of a form that tests cover together. */
export class Coverage {
  readonly #parts = new Set<string>();

  add(program: Program, test: GivenAnswers): void {
    const session = startTest(program, test);
    for (const { page, visible } of session.pages) if (visible) this.#see('page', page.id);
    for (const cell of cellsOf(session)) {
      if (!(cell instanceof SessionCell)) continue;
      const { field, rules } = cell.program;
      if (cell.visible) this.#seeField(field.id, cell.value);
      for (const { rule, matches } of rules) {
        const isMatch = matches(cell.instance, session.clock);
        this.#see(isMatch ? 'rule_matches' : 'rule_fails', field.id, rule.id);
      }
    }
  }

  has({ kind, at, part }: CoverageItem): boolean {
    return this.#parts.has(keyOf(kind, at, part));
  }

  isShown(fieldId: string): boolean {
    return this.#parts.has(keyOf('field', fieldId));
  }

  #seeField(id: string, value: AnswerValue): void {
    this.#see('field', id);
    for (const option of [value].flat()) {
      if (typeof option === 'string') this.#see('option', id, option);
    }
  }

  #see(kind: CoverageItem['kind'], at: string, part?: string): void {
    this.#parts.add(keyOf(kind, at, part));
  }
}

const keyOf = (kind: CoverageItem['kind'], at: string, part = '') => `${kind} ${at} ${part}`;
