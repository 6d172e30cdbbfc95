import { useId, type InputHTMLAttributes, type Ref } from 'react';
import { ErrorIcon } from '../theme/error-icon.tsx';
import { useText } from '../i18n/text-context.tsx';

interface PromptFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'spellCheck' | 'maxLength'
> {
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly size: 'short' | 'medium' | 'full';
  readonly inputRef: Ref<HTMLInputElement>;
  onType(text: string): void;
}

/**
 * An input of the product itself that looks like a field of the form: label, hint, error, control.
 */
export function PromptField({
  label,
  hint,
  error,
  value,
  size,
  inputRef,
  ...props
}: PromptFieldProps) {
  const id = useId();
  const { onType, ...attributes } = props;
  return (
    <div className="field" data-invalid={error === undefined ? undefined : ''} part="field">
      <label className="label" htmlFor={id} part="label">
        {label}
      </label>
      <p className="hint" id={`${id}-hint`} part="hint">
        {hint}
      </p>
      {error !== undefined && <PromptError text={error} id={`${id}-error`} />}
      <input
        {...attributes}
        ref={inputRef}
        id={id}
        className={`control control-${size}`}
        part="control"
        value={value}
        aria-required
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </div>
  );
}

interface PromptErrorProps {
  readonly text: string;
  readonly id?: string;
}

/** An error text; announced when no control refers to it. */
export function PromptError({ text, id }: PromptErrorProps) {
  const { translate } = useText();
  return (
    <p className="error" id={id} role={id === undefined ? 'alert' : undefined} part="error">
      <ErrorIcon />
      <span>
        <span className="unseen">{translate('element.error_prefix')} </span>
        {text}
      </span>
    </p>
  );
}
