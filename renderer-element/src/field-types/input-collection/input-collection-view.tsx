import { useState } from 'react';
import { inputCollectionDefinition } from '@form-builder/core/field-types/input-collection/input-collection.ts';
import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import type { RowCells } from '@form-builder/core/session/session.ts';
import { useText } from '../../i18n/text-context.tsx';
import { FieldList } from '../frame/field-list.tsx';
import { renderError, renderHint } from '../frame/field-parts.tsx';
import type { FieldView, FieldViewProps } from '../../state/fields/field-view.ts';
import { useFieldContext } from '../../state/fields/field-context.tsx';

type Collection = FieldViewProps<'input-collection'>;

/** Repeated fields: visitors add and remove rows. */
export const inputCollectionView: FieldView<'input-collection'> = {
  definition: inputCollectionDefinition,
  frame: () => 'none',
  Control(props) {
    const { cell, field, ids, describedBy } = props;
    const text = useText();
    const { translate } = text;
    const form = useFieldContext();
    const [announcement, setAnnouncement] = useState('');
    const { min, max } = inputCollectionDefinition.rowLimits(field);
    const isFull = cell.rows.length >= max;
    const full = max > min ? translate('form.rows.full', { max }) : '';
    return (
      <fieldset className="fieldset" aria-describedby={describedBy}>
        <legend className="section-title">{field.label}</legend>
        {renderHint(props)}
        {renderError(props, text)}
        {cell.rows.map((row, index) => (
          <CollectionRow
            {...props}
            row={row}
            onAnnounce={setAnnouncement}
            key={row.key}
            number={index + 1}
          />
        ))}
        <p className="unseen" role="status">
          {announcement}
        </p>
        {isFull ? (
          <p className="hint" id={ids.control} tabIndex={-1}>
            {full}
          </p>
        ) : (
          <button
            type="button"
            id={ids.control}
            className="button"
            part="button"
            disabled={!cell.enabled}
            onClick={() => {
              form.addRow(cell);
              const row = titleOf(field, cell.rows.length, translate);
              const isLast = cell.rows.length >= max;
              const added = translate('form.rows.added', { row });
              setAnnouncement(isLast ? `${added} ${full}` : added);
            }}
          >
            {field.custom_properties?.label_add_button ||
              // Without a row there is nothing to add another to.
              (cell.rows.length > 0
                ? translate('element.add_row')
                : translate('form.rows.add', { row: nameOf(field) }))}
          </button>
        )}
        {cell.rows.length === 0 && form.drawTemplateRow?.(cell, titleOf(field, 1, translate))}
      </fieldset>
    );
  },
};

/** What one row is called. */
const nameOf = ({ label, custom_properties: settings }: Collection['field']) =>
  settings?.label_row || label;

/** The name of a row, counted from 1. */
const titleOf = (
  field: Collection['field'],
  number: number,
  translate: FormatContext['translate'],
): string => translate('summary.row', { label: nameOf(field), number });

interface RowProps extends Collection {
  readonly row: RowCells;
  readonly number: number;
  /** Receives the announcement after a row was removed. */
  onAnnounce(words: string): void;
}

function CollectionRow({ cell, field, row, number, onAnnounce }: RowProps) {
  const { translate } = useText();
  const form = useFieldContext();
  const title = titleOf(field, number, translate);
  return (
    <fieldset className="row" id={`row-${row.key}`}>
      <legend className="row-title">{title}</legend>
      <FieldList cells={row.cells} />
      {cell.rows.length > inputCollectionDefinition.rowLimits(field).min && (
        <button
          type="button"
          className="button-plain"
          disabled={!cell.enabled}
          onClick={() => {
            form.removeRow(cell, row.key);
            onAnnounce(translate('form.rows.removed', { row: title, count: cell.rows.length }));
          }}
        >
          {translate('element.remove_row', { row: title })}
        </button>
      )}
    </fieldset>
  );
}
