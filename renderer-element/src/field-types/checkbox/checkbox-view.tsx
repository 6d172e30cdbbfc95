import { checkboxDefinition } from '@form-builder/core/field-types/checkbox/checkbox.ts';
import { isSwitch } from '@form-builder/core/field-types/checkbox/is-switch.ts';
import { labelText, renderError, renderHint, renderMark } from '../frame/field-parts.tsx';
import type { FieldView } from '../../state/fields/field-view.ts';
import { useText } from '../../i18n/text-context.tsx';

/** A checkbox or a switch; its label is part of the target. */
export const checkboxView: FieldView<'checkbox'> = {
  definition: checkboxDefinition,
  frame: () => 'none',
  Control(props) {
    const { cell, field, value, ids, error, describedBy, change, leave } = props;
    const { label } = cell.field;
    const text = useText();
    return (
      <>
        {renderHint(props)}
        {renderError(props, text)}
        <label className="choice" part="choice">
          <input
            id={ids.control}
            className={isSwitch(field) ? 'tick switch' : 'tick'}
            type="checkbox"
            role={isSwitch(field) ? 'switch' : undefined}
            checked={value === true}
            disabled={!cell.enabled}
            aria-required={cell.requiredIfShown || undefined}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={describedBy}
            onChange={(event) => change(event.currentTarget.checked)}
            onBlur={leave}
          />
          <span className="choice-label" id={ids.label}>
            {labelText(label, cell.requiredIfShown)}
            {renderMark(cell, text)}
          </span>
        </label>
      </>
    );
  },
};
