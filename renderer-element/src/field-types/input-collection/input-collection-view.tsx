import { useState } from 'react';
import { inputCollectionDefinition } from '@form-builder/core/field-types/input-collection/input-collection.ts';
import type { RowCells } from '@form-builder/core/session/session.ts';
import { useText } from '../../text/text-context.tsx';
import { FieldList } from '../field-list.tsx';
import { FieldError, FieldHint } from '../field-parts.tsx';
import type { FieldView, FieldViewProps } from '../field-view.ts';
import { useForm } from '../form-context.tsx';

type Collection = FieldViewProps<'input-collection'>;

/** Questions that repeat: a row for each time, to add and to remove. */
export const inputCollectionView: FieldView<'input-collection'> = {
  definition: inputCollectionDefinition,
  frame: () => 'none',
  Control(props) {
    const { cell, field, ids, describedBy } = props;
    const { translate } = useText();
    const form = useForm();
    const [removed, setRemoved] = useState('');
    const isFull = cell.rows.length >= inputCollectionDefinition.rowLimits(field).max;
    return (
      <fieldset className="fieldset" aria-describedby={describedBy}>
        <legend className="section-title">{field.label}</legend>
        <FieldHint {...props} />
        <FieldError {...props} />
        {cell.rows.map((row, index) => (
          <CollectionRow
            {...{ ...props, row, onRemoved: setRemoved }}
            key={row.key}
            number={index + 1}
          />
        ))}
        <p className="unseen" role="status">
          {removed && translate('visit.rows.removed', { row: removed, count: cell.rows.length })}
        </p>
        {!isFull && (
          <button
            type="button"
            id={ids.control}
            className="button"
            part="button"
            disabled={!cell.enabled}
            onClick={() => form.addRow(cell)}
          >
            {field.custom_properties?.label_add_button || translate('element.add_row')}
          </button>
        )}
      </fieldset>
    );
  },
};

interface RowProps extends Collection {
  readonly row: RowCells;
  readonly number: number;
  /** Told which row went, so that it is read out. */
  onRemoved(title: string): void;
}

function CollectionRow({ cell, field, row, number, onRemoved }: RowProps) {
  const { translate } = useText();
  const form = useForm();
  const title = translate('summary.row', {
    label: field.custom_properties?.label_row || field.label,
    number,
  });
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
            onRemoved(title);
          }}
        >
          {translate('element.remove_row', { row: title })}
        </button>
      )}
    </fieldset>
  );
}
