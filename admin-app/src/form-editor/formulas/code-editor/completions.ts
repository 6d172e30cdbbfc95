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
  const { state, pos, explicit } = context;
  const { mode } = hintsOf(state);
  const isFormula = mode === 'formula' || isInFormula(state, pos);
  const brace = context.matchBefore(/\{[^{}"]*/);
  const typed = brace ?? (isFormula ? context.matchBefore(/[\p{L}_][\p{L}\p{N}_]*/u) : null);
  if (!typed && !explicit) return null;
  const from = typed?.from ?? pos;
  const query = typed ? typed.text.replace(/^\{/, '') : '';
  const offered =
    brace || !isFormula ? suggestions.filter(({ kind }) => kind === 'field') : suggestions;
  const options = searchSuggestions(offered, query).map((suggestion) =>
    toCompletion(suggestion, isFormula ? 'formula' : mode),
  );
  return options.length > 0 ? { from, options, filter: false } : null;
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
