import { completionKeymap } from '@codemirror/autocomplete';
import { standardKeymap } from '@codemirror/commands';
import { EditorState, type Extension } from '@codemirror/state';
import type { TextChange } from '@form-builder/core/formulas/editing/replace-labels.ts';
import { EditorView, keymap } from '@codemirror/view';
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { styleNonce } from '../../../theme/style-nonce.ts';
import { sharedUndo } from '../../keyboard/use-editor-keys.ts';
import type { WritingSuggestion } from '../search-suggestions.ts';
import { completions } from './completions.ts';
import { hintExtensions, setHints, type Hints } from './hints.ts';
import { external, labelFilter, limitLength, singleLine } from './input-filters.ts';
import styles from './code-editor.module.css';

/** The functions of the editor for buttons beside it. */
export interface CodeEditorHandle {
  /** Inserts a text at the caret and moves the caret after it. */
  insert(text: string): void;
}

export interface CodeEditorProps {
  readonly ref?: Ref<CodeEditorHandle>;
  readonly labelId: string;
  /** The ids of its descriptions, separated by spaces. */
  readonly descriptionId: string | undefined;
  readonly value: string;
  readonly hints: Hints;
  readonly suggestions: readonly WritingSuggestion[];
  readonly isReadOnly: boolean;
  readonly isSingleLine?: boolean;
  readonly maxLength: number;
  readonly change: (value: string) => void;
  /**
   * Receives the position of the caret. It stays the last one when the editor loses the focus:
   * help that goes then would move the button below it away between press and release.
   */
  readonly onCaret?: (at: number) => void;
}

/** The editor of formulas and of texts with answers; it has no history, because the form's editor has. */
export function CodeEditor({ ref, ...props }: CodeEditorProps) {
  const { value, hints, isReadOnly } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (!host.current) return undefined;
    const created = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: latest.current.value,
        selection: { anchor: latest.current.value.length },
        extensions: extensionsOf(latest),
      }),
    });
    view.current = created;
    return () => {
      created.destroy();
      view.current = null;
    };
  }, [isReadOnly]);
  useEffect(() => {
    const current = view.current?.state.doc.toString() ?? value;
    if (current === value) return;
    view.current?.dispatch({
      changes: differenceOf(current, value),
      annotations: external.of(true),
    });
  }, [value, isReadOnly]);
  useEffect(() => {
    view.current?.dispatch({ effects: setHints.of(hints) });
  }, [hints, isReadOnly]);
  useImperativeHandle(ref, () => ({
    insert: (text) => {
      if (!view.current) return;
      view.current.dispatch(view.current.state.replaceSelection(text));
      view.current.focus();
    },
  }));
  return <div ref={host} className={styles.host} data-single={props.isSingleLine} />;
}

/** Replaces only the part that differs, so that the caret does not move. */
function differenceOf(before: string, after: string): TextChange {
  const shortest = Math.min(before.length, after.length);
  let from = 0;
  while (from < shortest && before[from] === after[from]) from += 1;
  let same = 0;
  while (same < shortest - from && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) };
}

function extensionsOf(latest: { readonly current: CodeEditorProps }): Extension {
  const { labelId, descriptionId, isReadOnly, isSingleLine = false, maxLength } = latest.current;
  return [
    EditorView.cspNonce.of(styleNonce()),
    EditorView.lineWrapping,
    EditorState.readOnly.of(isReadOnly),
    EditorView.contentAttributes.of({
      'aria-labelledby': labelId,
      ...(descriptionId !== undefined && { 'aria-describedby': descriptionId }),
      'aria-multiline': String(!isSingleLine),
      [sharedUndo]: 'true',
    }),
    hintExtensions,
    labelFilter,
    limitLength(maxLength),
    isSingleLine ? singleLine : [],
    completions(() => latest.current.suggestions),
    keymap.of([...completionKeymap, ...standardKeymap]),
    // The browser's own undo would change the text without the form's history.
    EditorView.domEventHandlers({
      beforeinput: ({ inputType }) => inputType.startsWith('history'),
    }),
    EditorView.updateListener.of(
      ({ docChanged, transactions, state, view, selectionSet, focusChanged }) => {
        const isOwn = transactions.some(
          (one) => one.docChanged && one.annotation(external) !== true,
        );
        if (docChanged && isOwn) latest.current.change(state.doc.toString());
        if (view.hasFocus && (docChanged || selectionSet || focusChanged))
          latest.current.onCaret?.(state.selection.main.head);
      },
    ),
  ];
}
