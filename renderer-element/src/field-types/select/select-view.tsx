import { selectDefinition } from '@form-builder/core/field-types/select/select.ts';
import { useText } from '../../i18n/text-context.tsx';
import { ChoiceList } from '../controls/choice-list.tsx';
import type { FieldView, FieldViewProps } from '../../state/fields/field-view.ts';

/** One choice out of several: a select, radio buttons, or pill buttons. */
export const selectView: FieldView<'select'> = {
  definition: selectDefinition,
  frame: (field) => (displayOf(field) === 'select' ? 'label' : 'legend'),
  Control(props) {
    const display = displayOf(props.field);
    if (display === 'select') return <DropDown {...props} />;
    return (
      <ChoiceList
        kind="radio"
        look={display === 'pills' ? 'pills' : 'list'}
        options={props.field.options ?? []}
        controlId={props.ids.control}
        isEnabled={props.cell.enabled}
        isInvalid={props.error !== undefined}
        describedBy={props.describedBy}
        isChosen={(id) => props.value === id}
        onChoose={(id) => props.change(id)}
        onLeave={props.leave}
      />
    );
  },
};

/** The display of the choices: a select unless the designer chose another. */
export function displayOf(field: FieldViewProps<'select'>['field']) {
  return field.custom_properties?.display ?? 'select';
}

function DropDown(props: FieldViewProps<'select'>) {
  const { cell, field, value, ids, error, describedBy, change, leave } = props;
  const { translate } = useText();
  return (
    <select
      id={ids.control}
      className="control control-select"
      part="control"
      value={value ?? ''}
      autoComplete={field.autocomplete_type}
      disabled={!cell.enabled}
      aria-required={cell.requiredIfShown || undefined}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={describedBy}
      onChange={(event) => change(event.currentTarget.value || null)}
      onBlur={leave}
    >
      <option value="">{field.placeholder || translate('element.choose')}</option>
      {field.options?.map((option) => (
        <option key={option.id} value={option.id}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
