import { useText } from '../i18n/text-context.tsx';

interface PartInputProps {
  readonly id: string;
  readonly label: string;
  readonly shown: string;
  readonly size?: 'short' | 'medium' | 'full';
  readonly isOptional?: boolean;
  readonly isEnabled: boolean;
  readonly isRequired: boolean;
  readonly isInvalid: boolean;
  readonly describedBy: string | undefined;
  readonly inputMode?: 'text' | 'numeric';
  readonly autoComplete?: string;
  /** Formats the text when the visitor leaves the input. */
  tidy?(text: string): string;
  onType(text: string): void;
}

/** One of several inputs of an answer, with its own label. */
export function PartInput(props: PartInputProps) {
  const { id, label, size = 'full', isOptional = false } = props;
  const { translate } = useText();
  return (
    <div className={`part part-${size}`}>
      <label className="part-label" htmlFor={id}>
        {label}
        {isOptional && <span className="optional"> {translate('element.optional')}</span>}
      </label>
      <input
        id={id}
        className={`control control-${size}`}
        part="control"
        inputMode={props.inputMode}
        autoComplete={props.autoComplete ?? 'off'}
        spellCheck={false}
        value={props.shown}
        disabled={!props.isEnabled}
        aria-required={(props.isRequired && !isOptional) || undefined}
        aria-invalid={props.isInvalid || undefined}
        aria-describedby={props.describedBy}
        onChange={(event) => props.onType(event.currentTarget.value)}
        onBlur={({ currentTarget: { value } }) => {
          const tidied = props.tidy?.(value) ?? value;
          if (tidied !== value) props.onType(tidied);
        }}
      />
    </div>
  );
}
