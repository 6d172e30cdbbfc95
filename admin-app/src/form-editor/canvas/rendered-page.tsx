import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import { useLingui } from '@lingui/react/macro';
import { memo, useCallback, useMemo, useState, type KeyboardEvent } from 'react';
import { getField, locatedFields } from '../document/place.ts';
import { useEditor, useEditorState } from '../editor/editor-context.ts';
import type { Editor } from '../editor/editor.ts';
import { handleItemKey } from '../keyboard/item-keys.ts';
import { countRules } from '../logic/rule-fields.ts';
import { createCanvasSession, hiddenFieldIds } from './canvas-session.ts';
import { canvasStyles } from './canvas-styles.ts';
import { FieldBox } from './field-box.tsx';
import { firstCells } from './preview-definition.ts';
import { useFieldBoxes } from './use-field-boxes.ts';
import { VisitorFields } from './visitor-fields.tsx';
import styles from './canvas.module.css';

interface DrawnPageProps {
  readonly page: Page;
  /** All pages: their rules tell which fields are hidden at first. */
  readonly pages: readonly Page[];
}

/** The fields of a page drawn as for a visitor, with a box over each to work with. */
export const RenderedPage = memo(function DrawnPage({ page, pages }: DrawnPageProps) {
  const { t } = useLingui();
  const editor = useEditor();
  const { selection } = useEditorState();
  const [overlay, setOverlay] = useState<HTMLElement | null>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const register = useFieldBoxes(overlay, root);
  const session = useMemo(() => createCanvasSession(page), [page]);
  const cells = useMemo(() => firstCells(session), [session]);
  const emptyText = t`Sleep velden hierheen`;
  const extraStyles = useMemo(() => [canvasStyles(emptyText)], [emptyText]);
  const hidden = useMemo(() => hiddenFieldIds(pages), [pages]);

  const fields = Array.from(locatedFields([page]), ({ field }) => field);
  const selectedId = selection.kind === 'field' ? selection.id : undefined;
  const focusableId = fields.some(({ id }) => id === selectedId) ? selectedId : fields[0]?.id;
  // Neither changes while someone types, so that boxes whose field stays the same are left alone.
  const open = useCallback(() => openProperties(editor), [editor]);
  const onKeyDown = useCallback(
    (event: KeyboardEvent, field: Field) => handleBoxKey(editor, overlay, event, field),
    [editor, overlay],
  );

  return (
    <div className={styles.drawn}>
      <VisitorFields session={session} isInert extraStyles={extraStyles} onRoot={setRoot} />
      <div ref={setOverlay} className={styles.overlay}>
        {fields.map((field) => (
          <FieldBox
            key={field.id}
            field={field}
            cellKey={cells.get(field.id)?.key ?? field.id}
            isHidden={hidden.has(field.id)}
            hasRules={countRules(pages, field) > 0}
            isFocusable={field.id === focusableId}
            register={register}
            onKeyDown={onKeyDown}
            onOpen={open}
          />
        ))}
      </div>
    </div>
  );
});

/** Moves on to the properties of what is selected, in a drawer where there is no room beside. */
function openProperties(editor: Editor): void {
  editor.state.drawer = 'right';
  requestAnimationFrame(() =>
    document
      .querySelector<HTMLElement>('[data-inspector] :is(input, textarea, [contenteditable="true"])')
      ?.focus(),
  );
}

/** The keys of a box: those of every item, arrows to its neighbours, Enter and Escape. */
function handleBoxKey(
  editor: Editor,
  overlay: HTMLElement | null,
  event: KeyboardEvent,
  field: Field,
): void {
  if (handleItemKey(editor, { kind: 'field', id: field.id }, event)) {
    return focusSelectedBox(editor, overlay);
  }
  const page = getField(editor.document().pages, field.id).page;
  if (event.key === 'Enter') return openProperties(editor);
  if (event.key === 'Escape') return editor.select({ kind: 'page', id: page.id });
  const step = event.altKey ? undefined : { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const ids = Array.from(locatedFields([page]), (located) => located.field.id);
  const next = ids[ids.indexOf(field.id) + step];
  if (next === undefined) return;
  event.preventDefault();
  editor.select({ kind: 'field', id: next });
  focusSelectedBox(editor, overlay);
}

/** Focuses the box of the selected field once the drawing, which may lag, has it. */
function focusSelectedBox(editor: Editor, overlay: HTMLElement | null, framesLeft = 30): void {
  requestAnimationFrame(() => {
    const { selection } = editor.state;
    if (selection.kind !== 'field') return;
    const hits = [...(overlay?.querySelectorAll<HTMLElement>('[data-hit]') ?? [])];
    const hit = hits.find(({ dataset }) => dataset['hit'] === selection.id);
    if (hit) hit.focus();
    else if (framesLeft > 0) focusSelectedBox(editor, overlay, framesLeft - 1);
  });
}
