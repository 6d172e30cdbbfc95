import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import { useLingui } from '@lingui/react/macro';
import { useDeferredValue, useMemo, useState, type KeyboardEvent } from 'react';
import { locatedFields } from '../document/place.ts';
import { useEditedVersion, useEditor, useEditorState } from '../editor/editor-context.ts';
import type { Editor } from '../editor/editor.ts';
import { handleItemKey } from '../keyboard/item-keys.ts';
import { createCanvasSession, hiddenFieldIds } from './canvas-session.ts';
import { canvasStyles } from './canvas-styles.ts';
import { FieldBox } from './field-box.tsx';
import { firstCells } from './shown-definition.ts';
import { useFieldBoxes } from './use-field-boxes.ts';
import { VisitorFields } from './visitor-fields.tsx';
import styles from './canvas.module.css';

/** The fields of a page drawn as for a visitor, with a box over each to work with. */
export function DrawnPage({ page }: { page: Page }) {
  const { t } = useLingui();
  const editor = useEditor();
  const { pages } = useEditedVersion();
  const { selection } = useEditorState();
  const [overlay, setOverlay] = useState<HTMLElement | null>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const register = useFieldBoxes(overlay, root);
  const session = useMemo(() => createCanvasSession(page), [page]);
  const cells = useMemo(() => firstCells(session), [session]);
  const emptyText = t`Sleep velden hierheen`;
  const extraStyles = useMemo(() => [canvasStyles(emptyText)], [emptyText]);
  const deferredPages = useDeferredValue(pages);
  const hidden = useMemo(() => hiddenFieldIds(deferredPages), [deferredPages]);

  const fields = Array.from(locatedFields([page]), ({ field }) => field);
  const selectedId = selection.kind === 'field' ? selection.id : undefined;
  const focusableId = fields.some(({ id }) => id === selectedId) ? selectedId : fields[0]?.id;
  const focus = (id: string | undefined) =>
    [...(overlay?.querySelectorAll<HTMLElement>('[data-hit]') ?? [])]
      .find((hit) => hit.dataset['hit'] === id)
      ?.focus();

  const onKeyDown = (event: KeyboardEvent, field: Field) => {
    if (handleItemKey(editor, { kind: 'field', id: field.id }, event)) {
      const { selection: next } = editor.state;
      requestAnimationFrame(() => focus(next.kind === 'field' ? next.id : undefined));
      return;
    }
    const step = event.altKey ? undefined : { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') return openProperties(editor);
    if (event.key === 'Escape') return editor.select({ kind: 'page', id: page.id });
    const next = step === undefined ? undefined : fields[fields.indexOf(field) + step];
    if (!next) return;
    event.preventDefault();
    editor.select({ kind: 'field', id: next.id });
    focus(next.id);
  };

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
            isFocusable={field.id === focusableId}
            register={register}
            onKeyDown={onKeyDown}
            onOpen={() => openProperties(editor)}
          />
        ))}
      </div>
    </div>
  );
}

/** Moves on to the properties of what is selected, in a drawer where there is no room beside. */
function openProperties(editor: Editor): void {
  editor.state.drawer = 'right';
  requestAnimationFrame(() =>
    document
      .querySelector<HTMLElement>('[data-inspector] :is(input, textarea, [contenteditable="true"])')
      ?.focus(),
  );
}
