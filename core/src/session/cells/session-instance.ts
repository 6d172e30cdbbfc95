import type { AnswerValue } from '../../field-types/field-types.ts';
import type { ProgramField, Scope } from '../program/program-field.ts';
import { SessionCell, type Instance } from './session-cell.ts';

/** The key of the empty row that represents the rows of a repeating field that has none. */
export const placeholderKey = 'ghost';

/** An instance that creates cells on demand: evaluating most fields needs none. */
export class SessionInstance implements Instance {
  readonly scope: Scope;
  readonly key: string;
  readonly parent: Instance | null;
  readonly collection: SessionCell | null;
  readonly isPlaceholder: boolean;
  readonly current: AnswerValue[];
  readonly typed: AnswerValue[];
  readonly answers: AnswerValue[];
  readonly flags: number[];
  readonly states: number[];
  readonly #cells: (SessionCell | undefined)[];

  constructor(scope: Scope, key: string, collection: SessionCell | null) {
    this.scope = scope;
    this.key = key;
    this.parent = collection?.instance ?? null;
    this.collection = collection;
    this.isPlaceholder = key === placeholderKey;
    const { flags, states, nothing } = scope.plan;
    this.current = nothing.slice();
    this.typed = nothing.slice();
    this.answers = nothing.slice();
    this.flags = flags.slice();
    this.states = states.slice();
    this.#cells = new Array<SessionCell | undefined>(flags.length);
  }

  cellsOf(fields: readonly ProgramField[]): readonly SessionCell[] {
    return fields.map(({ fieldIndex }) => this.cellAt(fieldIndex));
  }

  cellAt(fieldIndex: number): SessionCell {
    const made = this.#cells[fieldIndex];
    if (made) return made;
    const field = this.scope.fields[fieldIndex];
    if (!field) throw new Error(`The scope has no field at ${fieldIndex}`);
    return (this.#cells[fieldIndex] = new SessionCell(field, this));
  }
}
