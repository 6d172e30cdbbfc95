import { findCall } from '@form-builder/core/formulas/editing/find-call.ts';
import {
  comparedField,
  writeText,
} from '@form-builder/core/formulas/editing/find-written-options.ts';
import { writeReference } from '@form-builder/core/formulas/editing/replace-labels.ts';
import type { WritingMode } from '@form-builder/core/formulas/editing/find-written-references.ts';
import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import type { EditorState, Extension } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { findTypedLabel } from '../find-typed-label.ts';
import { searchSuggestions, type WritingSuggestion } from '../search-suggestions.ts';
import { hintsOf } from './hints.ts';

const maxShown = 60;

/**
 * Suggests fields, variables and functions while the designer types, and all of them on Ctrl +
 * space.
 */
export function completions(suggest: () => readonly WritingSuggestion[]): Extension {
  return autocompletion({
    override: [(context) => complete(context, suggest())],
    icons: false,
    maxRenderedOptions: maxShown,
  });
}

function complete(
  context: CompletionContext,
  suggestions: readonly WritingSuggestion[],
): CompletionResult | null {
  const { state, pos } = context;
  const { mode } = hintsOf(state);
  const isFormula = mode === 'formula' || isInFormula(state, pos);
  const choices = isFormula ? completeOption(context) : undefined;
  return choices ?? completeWord(context, suggestions, isFormula);
}

function completeWord(
  context: CompletionContext,
  suggestions: readonly WritingSuggestion[],
  isFormula: boolean,
): CompletionResult | null {
  const { state, pos, explicit } = context;
  const brace = context.matchBefore(/\{[^{}"]*/);
  const typed = brace ?? (isFormula ? matchWords(context, suggestions) : null);
  if (!typed && !explicit) return null;
  const from = typed?.from ?? pos;
  const query = typed?.text.replace(/^\{/, '') ?? '';
  const offered =
    brace || !isFormula ? suggestions.filter(({ kind }) => kind === 'field') : suggestions;
  const isArgument = findCall(state.doc.toString(), from) !== undefined;
  const options = searchSuggestions(offered, query, isArgument).map((suggestion) =>
    toCompletion(suggestion, isFormula ? 'formula' : hintsOf(state).mode),
  );
  return options.length > 0 ? { from, options, filter: false } : null;
}

/** The words before the caret that begin a label, or else the last word. */
function matchWords(
  context: CompletionContext,
  suggestions: readonly WritingSuggestion[],
): { readonly from: number; readonly text: string } | null {
  const { state, pos } = context;
  const line = state.doc.lineAt(pos);
  const before = line.text.slice(0, pos - line.from);
  const start = findTypedLabel(before, suggestions);
  if (start === undefined) return context.matchBefore(/[\p{L}_][\p{L}\p{N}_]*/u);
  return { from: line.from + start, text: before.slice(start) };
}

/** After a choice and `=`, the options of that choice by their labels; what is stored is the id. */
function completeOption(context: CompletionContext): CompletionResult | undefined {
  const { state } = context;
  const typed = context.matchBefore(/"[^"]*|[\p{L}\p{N}_]+/u);
  const from = typed?.from ?? context.pos;
  const path = comparedField(state.doc.sliceString(0, from), from);
  const choice = hintsOf(state).references.find((one) => one.path === path);
  const all = (choice?.options ?? []).map(({ id, label }): WritingSuggestion => ({
    kind: 'option',
    label,
    insert: writeText(id),
    synonyms: [],
  }));
  const found = searchSuggestions(all, typed?.text.replace(/^"/, '') ?? '');
  const options = found.map((suggestion) => toCompletion(suggestion, 'formula'));
  return options.length > 0 ? { from, options, filter: false } : undefined;
}

function toCompletion(suggestion: WritingSuggestion, mode: WritingMode): Completion {
  const { label, detail, example, kind } = suggestion;
  return {
    label,
    ...(detail !== undefined && { detail }),
    ...(example !== undefined && { info: example }),
    apply: (view, _completion, from, to) => {
      if (kind === 'function') insertCall(view, from, to, suggestion.insert);
      else if (kind === 'field')
        insertField(view, from, to, writeReference(suggestion.insert, mode));
      else if (kind === 'option') insertOption(view, from, to, suggestion.insert);
      else replace(view, { from, to, insert: suggestion.insert });
    },
  };
}

/** The replacement includes the braces around the typed text. */
function insertField(view: EditorView, from: number, to: number, text: string): void {
  const { doc } = view.state;
  const before = doc.sliceString(Math.max(0, from - 1), from);
  const isDouble = text.startsWith('{{') && before === '{';
  const after = /^\s*\}{1,2}/.exec(doc.sliceString(to, to + 4))?.[0].length ?? 0;
  const isOpen = doc.sliceString(from, from + 1) === '{';
  replace(view, {
    from: isDouble ? from - 1 : from,
    to: isOpen ? to + after : to,
    insert: text,
  });
}

/** The replacement includes a closing quote after the typed text. */
function insertOption(view: EditorView, from: number, to: number, insert: string): void {
  const isClosed = view.state.doc.sliceString(to, to + 1) === '"';
  replace(view, { from, to: isClosed ? to + 1 : to, insert });
}

/** Inserted with parentheses, and the caret between them. */
function insertCall(view: EditorView, from: number, to: number, name: string): void {
  const hasBracket = view.state.doc.sliceString(to, to + 1) === '(';
  const insert = hasBracket ? name : `${name}()`;
  replace(view, { from, to, insert, caret: name.length + 1 });
}

interface Replacement {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  /** The offset of the caret in the inserted text. */
  readonly caret?: number;
}

function replace(view: EditorView, { from, to, insert, caret }: Replacement): void {
  view.dispatch({
    changes: { from, to, insert },
    selection: { anchor: from + (caret ?? insert.length) },
    userEvent: 'input.complete',
  });
}

/** Whether a place in a text is between the braces of a formula. */
function isInFormula(state: EditorState, at: number): boolean {
  const before = state.doc.sliceString(0, at);
  return (
    /\{\{[^{}]*(?:\{[^{}]*\}[^{}]*)*$/.test(before) &&
    /\{\{\s*\S/.test(before.slice(before.lastIndexOf('{{')))
  );
}
