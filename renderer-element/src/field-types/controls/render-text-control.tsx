import type { ReactNode } from 'react';
import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import type { FieldViewProps } from '../../state/fields/field-view.ts';

type InputMode = 'text' | 'email' | 'numeric' | 'decimal' | 'tel' | 'url';

interface TextControlProps extends FieldViewProps<FieldTypeName> {
  /** The text in the input. */
  readonly shown: string;
  readonly type?: 'text' | 'email';
  readonly inputMode?: InputMode;
  readonly autoComplete?: string | undefined;
  /** The usual length of an answer, which sets the width of the input. */
  readonly size?: 'short' | 'medium' | 'long' | 'full';
  readonly spellCheck?: boolean;
  readonly extraDescribedBy?: string | undefined;
  onType(text: string): void;
  /** Receives the text on leaving the input, which may be newer than the rendered one. */
  onLeave?(text: string): void;
}

/**
 * Renders a one-line input for text, e-mail, number, date and postcode. A function, not a
 * component: half of the fields on a page have one, and each component costs time.
 */
export function renderTextControl(props: TextControlProps): ReactNode {
  const { cell, field, ids, error } = props;
  return (
    <input
      id={ids.control}
      className={`control control-${props.size ?? 'full'}`}
      part="control"
      type={props.type ?? 'text'}
      inputMode={props.inputMode}
      autoComplete={props.autoComplete ?? field.autocomplete_type}
      spellCheck={props.spellCheck}
      value={props.shown}
      placeholder={field.placeholder}
      disabled={!cell.enabled}
      aria-required={cell.requiredIfShown || undefined}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={
        [props.describedBy, props.extraDescribedBy].filter(Boolean).join(' ') || undefined
      }
      onChange={(event) => props.onType(event.currentTarget.value)}
      onBlur={(event) => {
        props.onLeave?.(event.currentTarget.value);
        props.leave();
      }}
    />
  );
}
