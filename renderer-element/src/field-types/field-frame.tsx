import { useMemo, type ReactNode, type RefObject } from 'react';
import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import { FieldError, FieldHint, LabelText } from './field-parts.tsx';
import type { FieldViewProps, Frame } from './field-view.ts';

interface FieldFrameProps extends FieldViewProps<FieldTypeName> {
  readonly frame: Frame;
  /** The element around it all. */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

/** Label, hint and error around a control, in that order (WCAG 3.3, NL Design System). */
export function FieldFrame({ box, children, ...props }: FieldFrameProps) {
  const { cell, field, ids, error } = props;
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
      <Framed {...props}>{children}</Framed>
    </div>
  );
}

function Framed({ frame, children, ...props }: Omit<FieldFrameProps, 'box'>) {
  const { cell, ids, describedBy } = props;
  const { label } = props.field;
  const { requiredIfShown: isRequired } = cell;
  const isLegend = frame === 'legend';
  // The question stays as it is while it is answered, so it is not drawn again with each key.
  const question = useMemo(
    () => <LabelText label={label} isRequired={isRequired} saysRequired={isLegend} />,
    [label, isRequired, isLegend],
  );
  if (frame === 'none') return children;
  if (isLegend) {
    return (
      <fieldset className="fieldset" aria-describedby={describedBy}>
        <legend className="label" id={ids.label} part="label">
          {question}
        </legend>
        <FieldHint {...props} />
        <FieldError {...props} />
        {children}
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
      {children}
    </>
  );
}
