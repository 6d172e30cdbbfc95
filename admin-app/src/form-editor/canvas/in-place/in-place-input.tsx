import { useLingui } from '@lingui/react/macro';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
} from 'react';
import { useEditedVersion, useEditor } from '../../editor/editor-context.ts';
import { isSameText, type CanvasText } from './canvas-text.ts';
import { goOnFrom, pasteInto, stopEditing } from './edit-text.ts';
import { accessOf } from './text-access.ts';
import styles from './in-place.module.css';

interface InPlaceInputProps {
  readonly text: CanvasText;
  readonly overlay: HTMLElement;
  /** Finds the element that shows the text in the drawing; `null` until it is drawn. */
  readonly findDrawn: (text: CanvasText) => HTMLElement | null;
  /**
   * Handles Tab: moves to the next or previous text of the same field; returns false at the end.
   */
  readonly onTab: (step: 1 | -1) => boolean;
  /** Returns the focus to where editing started. */
  readonly onDone: () => void;
}

/** An input exactly over a text of the canvas, in the same font; typed text is stored at once. */
export function InPlaceInput({ text, overlay, findDrawn, onTab, onDone }: InPlaceInputProps) {
  const { i18n } = useLingui();
  const editor = useEditor();
  const version = useEditedVersion();
  const input = useRef<HTMLTextAreaElement>(null);
  /** Typed text that cannot be stored, such as an empty title of a form. */
  const [rejected, setRejected] = useState<string>();
  const stepsBefore = useRef(editor.state.history.past.length);
  const access = accessOf(text);
  const value = access.read(version);
  const valueBefore = useRef(value);

  const place = useCallback(() => {
    const drawn = findDrawn(text);
    if (input.current && drawn) putOver(input.current, drawn, overlay);
  }, [text, overlay, findDrawn]);
  // The drawing follows the typing with a delay, and moves the elements below it.
  useLayoutEffect(place);
  useEffect(() => {
    const observer = new ResizeObserver(place);
    observer.observe(overlay);
    return () => observer.disconnect();
  }, [overlay, place]);
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, []);
  // Undo or another user may remove the edited text.
  useEffect(() => {
    if (value === undefined) stopEditing(editor);
  }, [editor, value]);
  if (value === undefined) return null;

  const type = (typed: string) => {
    access.change(editor, typed);
    setRejected(access.read(editor.document()) === typed ? undefined : typed);
  };
  const leave = () => {
    const { editing } = editor.state;
    if (editing && isSameText(editing, text)) stopEditing(editor);
  };
  const takeBack = () => {
    while (editor.state.history.past.length > stepsBefore.current) editor.undo();
    if (access.read(editor.document()) !== valueBefore.current) {
      access.change(editor, valueBefore.current ?? '');
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Tab' && !onTab(event.shiftKey ? -1 : 1)) return;
    if (!['Tab', 'Enter', 'Escape'].includes(event.key)) return;
    event.preventDefault();
    if (event.key === 'Escape') takeBack();
    if (event.key === 'Enter') goOnFrom(editor, text);
    else if (event.key === 'Escape') stopEditing(editor);
    if (editor.state.editing === null) onDone();
  };
  const onPaste = (event: ClipboardEvent) => {
    const lines = event.clipboardData.getData('text/plain');
    if (pasteInto(editor, text, lines)) event.preventDefault();
  };
  return (
    <textarea
      ref={input}
      className={styles.input}
      rows={1}
      aria-label={i18n._(access.name(version))}
      value={rejected ?? value}
      onChange={(event) => type(event.currentTarget.value.replace(/\s*\n\s*/g, ' '))}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      onBlur={leave}
    />
  );
}

/** Room to type beyond the text, in pixels. */
const minWidthPx = 160;

/** Positions the input over the text and gives it the same font. */
function putOver(input: HTMLElement, drawn: HTMLElement, overlay: HTMLElement): void {
  const origin = overlay.getBoundingClientRect();
  const box = drawn.getBoundingClientRect();
  const style = getComputedStyle(drawn);
  const { font, color, letterSpacing, paddingInline, textAlign, backgroundColor } = style;
  const isFilled = !/^(?:transparent|rgba\(0, 0, 0, 0\))$/.test(backgroundColor);
  const lineHeight = parseFloat(style.lineHeight) || box.height;
  const lines = Math.max(1, Math.floor(box.height / lineHeight));
  Object.assign(input.style, {
    font,
    letterSpacing,
    color,
    textAlign,
    backgroundColor: isFilled ? backgroundColor : '',
    paddingInline,
    paddingBlock: `${Math.max(0, (box.height - lines * lineHeight) / 2)}px`,
    transform: `translate(${box.left - origin.left}px, ${box.top - origin.top}px)`,
    width: `${Math.min(Math.max(box.width, minWidthPx), origin.right - box.left)}px`,
    height: `${Math.max(box.height, lineHeight)}px`,
  });
}
