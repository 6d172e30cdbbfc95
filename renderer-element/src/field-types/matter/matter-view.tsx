import { matterDefinition } from '@form-builder/core/field-types/matter/matter.ts';
import { useText } from '../../i18n/text-context.tsx';
import type { FieldView, FieldViewProps } from '../../state/fields/field-view.ts';

/** A choice from the visitor's cases, or a message that the list is unavailable. */
export const matterView: FieldView<'matter'> = {
  definition: matterDefinition,
  frame: () => 'legend',
  Control: MatterControl,
};

function MatterControl({ value, ids, change }: FieldViewProps<'matter'>) {
  const { translate } = useText();
  if (value === null) {
    return (
      <p className="notice notice-warning" id={ids.control} tabIndex={-1}>
        {translate('form.matter.unavailable')}
      </p>
    );
  }
  return (
    <div className="matter" id={ids.control} tabIndex={-1}>
      <p>
        <strong>{value.description}</strong>
        <span className="matter-number">
          {translate('form.matter.number')}: {value.identification}
        </span>
      </p>
      <button className="button" part="button" type="button" onClick={() => change(null)}>
        {translate('form.matter.remove')}
      </button>
    </div>
  );
}
