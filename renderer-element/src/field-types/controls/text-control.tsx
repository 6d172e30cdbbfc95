import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import type { FieldViewProps } from '../../state/field-view.ts';

type InputMode = 'text' | 'email' | 'numeric' | 'decimal' | 'tel' | 'url';

interface TextControlProps extends FieldViewProps<FieldTypeName> {
  /** What the box shows now. */
  readonly shown: string;
  readonly type?: 'text' | 'email';
  readonly inputMode?: InputMode;
  readonly autoComplete?: string | undefined;
  /** How long an answer usually is: the box is as wide as it needs. */
  readonly size?: 'short' | 'medium' | 'long' | 'full';
  readonly spellCheck?: boolean;
  readonly extraDescribedBy?: string | undefined;
  onType(text: string): void;
  /** With the text as it is then, which may be newer than what was drawn. */
  onLeave?(text: string): void;
}

/** A one-line box, as text, e-mail, number, date and postcode use it. */
export function TextControl(props: TextControlProps) {
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
