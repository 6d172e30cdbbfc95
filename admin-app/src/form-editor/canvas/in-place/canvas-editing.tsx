import { findField } from '../../document/place.ts';
import { useEditor, useEditorState } from '../../editor/editor-context.ts';
import { focusSelectedBox } from '../box-keys.ts';
import { isSameText, keyOf, textsOf, type CanvasText } from './canvas-text.ts';
import { editText } from './edit-text.ts';
import { InPlaceInput } from './in-place-input.tsx';

interface CanvasEditingProps {
  readonly overlay: HTMLElement;
  /** Finds the element that shows a text in the drawing. */
  readonly findDrawn: (text: CanvasText) => HTMLElement | null;
}

/** The input over the text of the canvas that is being edited, if any. */
export function CanvasEditing({ overlay, findDrawn }: CanvasEditingProps) {
  const editor = useEditor();
  const { editing } = useEditorState();
  if (!editing) return null;

  /** Moves to the next drawn text of the same field. */
  const moveOn = (step: 1 | -1) => {
    const { pages } = editor.document();
    const field = editing.on === 'field' || editing.on === 'option';
    const located = field ? findField(pages, editing.id) : undefined;
    const texts = located ? textsOf(located.field).filter((text) => findDrawn(text)) : [];
    const next = texts[texts.findIndex((text) => isSameText(text, editing)) + step];
    if (next) editText(editor, next);
    return next !== undefined;
  };
  const goBack = () => {
    const part = editing.on === 'page' ? editing.name : editing.on;
    if (editor.state.selection.kind === 'field') return focusSelectedBox(editor, overlay);
    overlay.querySelector<HTMLElement>(`[data-part="${part}"]`)?.focus();
  };
  return (
    <InPlaceInput
      key={keyOf(editing)}
      text={editing}
      overlay={overlay}
      findDrawn={findDrawn}
      onTab={moveOn}
      onDone={goBack}
    />
  );
}
