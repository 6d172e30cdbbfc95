import type { ReactNode, RefObject } from 'react';
import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import { labelText, renderError, renderHint, renderMark } from './field-parts.tsx';
import type { FieldViewProps, Frame } from '../../state/fields/field-view.ts';

interface FieldFrame {
  readonly frame: Frame;
  /** The element around the field. */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly text: FormatContext;
  readonly control: ReactNode;
}

/** Renders label, hint, error and control, in that order (WCAG 3.3, NL Design System). */
export function renderFrame(props: FieldViewProps<FieldTypeName>, around: FieldFrame): ReactNode {
  const { cell, field, ids, error } = props;
  const { frame, text, control } = around;
  const hasLabel = frame === 'label';
  return (
    <div
      ref={around.box}
      className="field"
      id={ids.frame}
      data-type={field.type}
      data-sensitive={field.is_sensitive || undefined}
      data-width={field.width}
      data-invalid={error === undefined ? undefined : ''}
      hidden={!cell.visible}
      part="field"
    >
      {hasLabel && (
        <label className="label" id={ids.label} htmlFor={ids.control} part="label">
          {labelText(field.label, cell.requiredIfShown)}
          {renderMark(cell, text)}
        </label>
      )}
      {hasLabel && renderHint(props)}
      {hasLabel && renderError(props, text)}
      {frame === 'legend' ? renderFieldset(props, around) : control}
    </div>
  );
}

/** The controls in a fieldset have no `aria-required` of their own, so the legend states it. */
function renderFieldset(
  props: FieldViewProps<FieldTypeName>,
  { text, control }: FieldFrame,
): ReactNode {
  const { cell, field, ids } = props;
  const isRequired = cell.requiredIfShown;
  return (
    <fieldset className="fieldset" aria-describedby={props.describedBy}>
      <legend className="label" id={ids.label} part="label">
        {labelText(field.label, isRequired)}
        {renderMark(cell, text)}
        {isRequired && <span className="unseen"> ({text.translate('element.required')})</span>}
      </legend>
      {renderHint(props)}
      {renderError(props, text)}
      {control}
    </fieldset>
  );
}
