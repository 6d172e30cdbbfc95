import type { NamedReference } from '@form-builder/core/formulas/editing/replace-labels.ts';
import { findWrittenOptions } from '@form-builder/core/formulas/editing/find-written-options.ts';
import {
  findWrittenReferences,
  type WritingMode,
} from '@form-builder/core/formulas/editing/find-written-references.ts';
import { StateEffect, StateField, type EditorState, type Range } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';
import { Chip } from './chip.ts';
import styles from './code-editor.module.css';

/** The decorations of the text. */
export interface Hints {
  readonly mode: WritingMode;
  /** The fields and variables that can be read here. */
  readonly references: readonly NamedReference[];
  /** The text of a chip whose field does not exist or cannot be read. */
  readonly unknownName: string;
  /** The positions of the faults. */
  readonly faults: readonly { readonly from: number; readonly to: number }[];
}

/** Replaces the hints, because labels and faults can change without the text. */
export const setHints = StateEffect.define<Hints>();

const hintsField = StateField.define<Hints>({
  create: () => ({ mode: 'formula', references: [], unknownName: '', faults: [] }),
  update: (hints, { effects }) =>
    effects.reduce((last, effect) => (effect.is(setHints) ? effect.value : last), hints),
});

/** The current hints. */
export const hintsOf = (state: EditorState): Hints => state.field(hintsField);

const chipsField = StateField.define<DecorationSet>({
  create: drawChips,
  update: (chips, { docChanged, effects, state }) =>
    docChanged || effects.some((effect) => effect.is(setHints)) ? drawChips(state) : chips,
  provide: (field) => [
    EditorView.decorations.from(field),
    // The caret skips a chip, and one key deletes it.
    EditorView.atomicRanges.of((view) => view.state.field(field)),
  ],
});

/** Decorates fields and options as chips with their labels, and underlines faults. */
export const hintExtensions = [
  hintsField,
  chipsField,
  EditorView.decorations.compute(['doc', hintsField], drawFaults),
];

function drawChips(state: EditorState): DecorationSet {
  const { mode, references, unknownName } = hintsOf(state);
  const names = new Map(references.map(({ path, name }) => [path, name]));
  const fields = findWrittenReferences(state.doc.toString(), mode).flatMap(({ from, to, name }) => {
    // Empty braces: the designer is still typing.
    if (name === '') return [];
    const label = names.get(name);
    const widget = new Chip(label ?? `${unknownName}: ${name}`, label !== undefined);
    return [Decoration.replace({ widget }).range(from, to)];
  });
  const options = mode === 'formula' ? optionChips(state.doc.toString(), references) : [];
  return Decoration.set([...fields, ...options], true);
}

/** The options with which a formula compares choices, by their labels. */
function optionChips(source: string, references: Hints['references']): Range<Decoration>[] {
  const choices = new Map(references.map(({ path, options }) => [path, options]));
  return findWrittenOptions(source).flatMap(({ from, to, path, id }) => {
    const label = choices
      .get(path)
      ?.find((option) => option.id === id)
      ?.label.trim();
    const widget = label ? new Chip(label, true) : undefined;
    return widget ? [Decoration.replace({ widget }).range(from, to)] : [];
  });
}

function drawFaults(state: EditorState): DecorationSet {
  const { length } = state.doc;
  const marks = hintsOf(state).faults.flatMap((fault): Range<Decoration>[] => {
    const to = Math.min(Math.max(fault.to, fault.from + 1), length);
    // A fault at the end, such as a missing value, is marked at the last character.
    const from = Math.max(0, Math.min(fault.from, to - 1));
    return from < to ? [Decoration.mark({ class: styles.fault ?? '' }).range(from, to)] : [];
  });
  return Decoration.set(marks, true);
}
