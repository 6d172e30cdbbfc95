import type { Field } from '../../form/form-definition.ts';
import type { FormatContext } from '../../messages/format-context.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { ProgramField, TextName } from './program-field.ts';
import type { ReadableInstance } from './readable-cell.ts';

/** A cell with formulas in its texts. */
export interface TextCell {
  readonly program: ProgramField;
  /** The field with its current texts. */
  readonly field: Field;
  readonly instance: ReadableInstance & { readonly isPlaceholder: boolean };
  written: Field | null;
  areTextsStale: boolean;
}

/** Evaluates texts with formulas after all answers: nothing reads a text. */
export class TextWriter<C extends TextCell> {
  private readonly clock: Clock;
  private readonly texts: FormatContext | undefined;
  private stale: C[] = [];

  constructor(clock: Clock, texts?: FormatContext) {
    this.clock = clock;
    this.texts = texts;
  }

  /** Whether texts are queued. */
  get hasPending(): boolean {
    return this.stale.length > 0;
  }

  /** Queues the texts of a cell, if it has any. */
  queue(cell: C): void {
    if (cell.areTextsStale || cell.program.texts.length === 0 || cell.instance.isPlaceholder)
      return;
    cell.areTextsStale = true;
    this.stale.push(cell);
  }

  /** Evaluates the queued texts; returns the cells whose texts changed. */
  writeAll(): readonly C[] {
    const cells = this.stale;
    this.stale = [];
    return cells.filter((cell) => this.write(cell));
  }

  private write(cell: C): boolean {
    cell.areTextsStale = false;
    const { texts, field } = cell.program;
    const before = cell.field;
    const written = texts.map(({ name, write }) => ({
      name,
      text: write(cell.instance, this.clock, this.texts),
    }));
    if (written.every(({ name, text }) => textOf(before, name) === text)) return false;
    cell.written = withTexts(field, new Map(written.map(({ name, text }) => [name, text])));
    return true;
  }
}

function textOf(field: Field, name: TextName): string | undefined {
  if (name !== 'content') return field[name];
  const settings = field.custom_properties;
  return settings && 'content' in settings ? settings.content : undefined;
}

function withTexts(field: Field, texts: ReadonlyMap<TextName, string>): Field {
  const { content, ...own } = Object.fromEntries(texts);
  const settings =
    content === undefined ? {} : { custom_properties: { ...field.custom_properties, content } };
  // Only texts that the field already has are replaced, so it keeps its shape.
  return { ...field, ...own, ...settings } as Field;
}
