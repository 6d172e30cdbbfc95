import type { Option } from '@form-builder/core/field-types/field-properties.ts';

export interface ChoiceListProps {
  readonly kind: 'radio' | 'checkbox';
  /** A list, a box that scrolls when long, or pill buttons. */
  readonly look: 'list' | 'box' | 'pills';
  readonly options: readonly Option[];
  readonly controlId: string;
  readonly isEnabled: boolean;
  readonly isInvalid: boolean;
  readonly describedBy: string | undefined;
  isChosen(optionId: string): boolean;
  onChoose(optionId: string, isChosen: boolean): void;
  onLeave(): void;
}

/** A list of options; the click target of each includes its label. */
export function ChoiceList(props: ChoiceListProps) {
  const { kind, options, controlId } = props;
  return (
    <div
      className={`choices choices-${props.look}`}
      onBlur={(event) => {
        const next = event.relatedTarget;
        if (!(next instanceof Node && event.currentTarget.contains(next))) props.onLeave();
      }}
    >
      {options.map((option, index) => (
        <label className={props.look === 'pills' ? 'pill' : 'choice'} key={option.id} part="choice">
          <input
            // The first option has the field's id, so that error links focus it.
            id={index === 0 ? controlId : `${controlId}-${option.id}`}
            className="tick"
            type={kind}
            name={controlId}
            value={option.id}
            checked={props.isChosen(option.id)}
            disabled={!props.isEnabled}
            aria-invalid={props.isInvalid || undefined}
            aria-describedby={index === 0 ? props.describedBy : undefined}
            onChange={(event) => props.onChoose(option.id, event.currentTarget.checked)}
          />
          <span className="choice-label">{option.label}</span>
        </label>
      ))}
    </div>
  );
}
