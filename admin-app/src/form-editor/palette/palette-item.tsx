import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { fieldTypeIcons } from '../../field-types/field-type-icons.ts';
import { fieldTypeTexts } from '../../field-types/field-type-texts.ts';
import { useEditor, useIsEditable } from '../editor/editor-context.ts';
import { addField } from '../editor/field-actions.ts';
import { useDraggable } from '../drag/use-draggable.ts';
import { PaletteButton } from './palette-parts.tsx';

/** One field type: pressing it adds a field next to what is selected; dragging picks the place. */
export function PaletteItem({ type }: { type: FieldTypeName }) {
  const { i18n } = useLingui();
  const editor = useEditor();
  const isEditable = useIsEditable();
  const button = useRef<HTMLButtonElement>(null);
  const isDragging = useDraggable(button, { kind: 'new-field', type });
  const { name, explanation } = fieldTypeTexts(type);
  return (
    <PaletteButton
      ref={button}
      icon={fieldTypeIcons[type]}
      name={i18n._(name)}
      explanation={i18n._(explanation)}
      isEditable={isEditable}
      isDragging={isDragging}
      onClick={() => addField(editor, type)}
    />
  );
}
