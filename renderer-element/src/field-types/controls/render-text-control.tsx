import type { ReactNode } from 'react';
import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import type { FieldViewProps } from '../../state/field-view.ts';

type InputMode = 'text' | 'email' | 'numeric' | 'decimal' | 'tel' | 'url';

interface TextControlProps extends FieldViewProps<FieldTypeName> {
  /** The text in the input. */
  readonly shown: string;
  readonly type?: 'text' | 'email';
  readonly inputMode?: InputMode;
  readonly autoComplete?: string | undefined;
  /** The usual length of an answer: it sets the width of the input. */
  readonly size?: 'short' | 'medium' | 'long' | 'full';
  readonly spellCheck?: boolean;
  readonly extraDescribedBy?: string | undefined;
  onType(text: string): void;
  /** Receives the text at that moment, which may be newer than the rendered one. */
  onLeave?(text: string): void;
}

/**
 * A one-line input for text, e-mail, number, date and postcode. A function, not a component: a page has
 * one for every other field.
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
