import type { ReactNode } from 'react';
import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import { FieldError, FieldHint, LabelText } from './field-parts.tsx';
import type { FieldViewProps, Frame } from './field-view.ts';

interface FieldFrameProps extends FieldViewProps<FieldTypeName> {
  readonly frame: Frame;
  readonly children: ReactNode;
}

/** Label, hint and error around a control, in that order (WCAG 3.3, NL Design System). */
export function FieldFrame({ children, ...props }: FieldFrameProps) {
  const { cell, field, ids, error } = props;
  return (
    <div
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

function Framed({ frame, children, ...props }: FieldFrameProps) {
  const { ids, describedBy } = props;
  if (frame === 'none') return children;
  if (frame === 'legend') {
    return (
      <fieldset className="fieldset" aria-describedby={describedBy}>
        <legend className="label" id={ids.label} part="label">
          <LabelText cell={props.cell} saysRequired />
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
        <LabelText cell={props.cell} />
      </label>
      <FieldHint {...props} />
      <FieldError {...props} />
      {children}
    </>
  );
}
