import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import type { Cell } from '@form-builder/core/session/session.ts';
import { useEditorState } from '../editor/editor-context.ts';
import { selectedFieldIds } from '../editor/selection.ts';
import { countRules } from '../logic/rule-fields.ts';
import { FieldBox, type BoxHandlers } from './field-box.tsx';

interface FieldBoxesProps {
  /** The fields of the page, in reading order. */
  readonly fields: readonly Field[];
  /** All pages, whose rules may apply to these fields. */
  readonly pages: readonly Page[];
  /** The first cell of each field by its id. */
  readonly cells: ReadonlyMap<string, Cell>;
  /** The ids of the fields that are hidden for a visitor who has not filled in anything. */
  readonly hiddenFields: ReadonlySet<string>;
  readonly register: (key: string, box: HTMLElement | null) => void;
  readonly handlers: BoxHandlers;
}

/** A box over each drawn field of a page. */
export function FieldBoxes(props: FieldBoxesProps) {
  const { fields, pages, cells, hiddenFields, register, handlers } = props;
  const { selection, isEditable } = useEditorState();
  const selected = selectedFieldIds(selection);
  const selectedId = selected.at(-1);
  const focusableId = fields.some(({ id }) => id === selectedId) ? selectedId : fields[0]?.id;
  return fields.map((field, index) => (
    <FieldBox
      key={field.id}
      field={field}
      cellKey={cells.get(field.id)?.key ?? field.id}
      isHidden={hiddenFields.has(field.id)}
      hasRules={countRules(pages, field) > 0}
      isEditable={isEditable}
      isSelected={selected.includes(field.id)}
      isOnlyOne={selected.length === 1}
      isFocusable={field.id === focusableId}
      currentPlace={field.id === selectedId ? index : undefined}
      register={register}
      {...handlers}
    />
  ));
}
