import { useMemo, type ReactNode, type RefObject } from 'react';
import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import { FieldError, FieldHint, LabelText } from './field-parts.tsx';
import type { FieldViewProps, Frame } from '../../state/field-view.ts';

interface FieldFrameProps extends FieldViewProps<FieldTypeName> {
  readonly frame: Frame;
  /** The element around the field. */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

/** Label, hint and error around a control, in that order (WCAG 3.3, NL Design System). */
export function FieldFrame({ box, frame, children, ...props }: FieldFrameProps) {
  const { cell, field, ids, error } = props;
  const { label } = field;
  const isRequired = cell.requiredIfShown;
  const isLegend = frame === 'legend';
  // The question does not change while it is answered, so it is not rendered again on each key.
  const question = useMemo(
    () => <LabelText label={label} isRequired={isRequired} showsRequired={isLegend} />,
    [label, isRequired, isLegend],
  );
  return (
    <div
      ref={box}
      className="field"
      id={ids.frame}
      data-type={field.type}
      data-width={field.width}
      data-invalid={error === undefined ? undefined : ''}
      hidden={!cell.visible}
      part="field"
    >
      {frame === 'none' ? children : framed(props, isLegend, question, children)}
    </div>
  );
}

/** No component: every field has one. */
function framed(
  props: FieldViewProps<FieldTypeName>,
  isLegend: boolean,
  question: ReactNode,
  control: ReactNode,
): ReactNode {
  const { ids } = props;
  if (isLegend) {
    return (
      <fieldset className="fieldset" aria-describedby={props.describedBy}>
        <legend className="label" id={ids.label} part="label">
          {question}
        </legend>
        <FieldHint {...props} />
        <FieldError {...props} />
        {control}
      </fieldset>
    );
  }
  return (
    <>
      <label className="label" id={ids.label} htmlFor={ids.control} part="label">
        {question}
      </label>
      <FieldHint {...props} />
      <FieldError {...props} />
      {control}
    </>
  );
}
