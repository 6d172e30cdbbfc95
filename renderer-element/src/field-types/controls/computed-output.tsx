import { renderError, renderHint } from '../frame/field-parts.tsx';
import { useText } from '../../i18n/text-context.tsx';
import type { FieldViewProps } from '../../state/fields/field-view.ts';

type ComputedType = 'formula' | 'date-formula';

interface ComputedOutputProps extends FieldViewProps<ComputedType> {
  /** The formatted result. */
  readonly shown: string;
}

/** A computed result: announced when it changes, and never editable. */
export function ComputedOutput({ shown, ...props }: ComputedOutputProps) {
  const { field, ids } = props;
  const text = useText();
  return (
    <>
      <label className="label" id={ids.label} htmlFor={ids.control} part="label">
        {field.label}
      </label>
      {renderHint(props)}
      {renderError(props, text)}
      <output className="computed" id={ids.control} aria-describedby={props.describedBy}>
        {shown}
      </output>
    </>
  );
}
