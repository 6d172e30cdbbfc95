import { useRef } from 'react';
import { useText } from '../text/text-context.tsx';
import { useStyles } from '../theme/use-styles.ts';
import type { Choice, FindChoices } from './choice.ts';
import styles from './look-up.css?inline';
import { Suggestions } from './suggestions.tsx';
import { useCombobox } from './use-combobox.ts';

export interface ComboboxProps<C extends Choice> {
  readonly id: string;
  /** The id of its name, where no label belongs to it. */
  readonly labelledBy?: string | undefined;
  /** What the box says while nothing is typed: the choice made. */
  readonly chosenText: string;
  readonly placeholder?: string | undefined;
  readonly isEnabled: boolean;
  readonly isRequired: boolean;
  readonly isInvalid: boolean;
  readonly describedBy: string | undefined;
  readonly find: FindChoices<C>;
  readonly leastCharacters?: number;
  readonly pauseMs?: number;
  /** There is a list to look through before anything is typed. */
  readonly opensEmpty?: boolean;
  /** The longest list the search gives: as many as this means that there may be more. */
  readonly most?: number;
  readonly autoComplete?: string | undefined;
  /** More about a choice, under its label. */
  detailOf?(choice: C): string | undefined;
  onChoose(choice: C): void;
  /** The text was changed and no choice made of it; empty when it was wiped. */
  onText(text: string): void;
  onLeave(): void;
}

/**
 * A box with suggestions, as the ARIA Authoring Practices describe: the focus stays in the box, the
 * arrow keys go through the list, Enter chooses, Escape closes the list and then wipes the box.
 * Leaving without a choice keeps the text, for the form to judge.
 */
export function Combobox<C extends Choice>(props: ComboboxProps<C>) {
  const { id, opensEmpty = false } = props;
  const { translate } = useText();
  const { search, isOpen, active, ...box } = useCombobox(props);
  const frame = useRef<HTMLDivElement>(null);
  useStyles(frame, styles);
  const listId = `list-${id}`;
  const howId = `how-${id}`;
  const hasActive = isOpen && search.choices[active] !== undefined;
  return (
    <div className="combobox" ref={frame}>
      <input
        id={id}
        className={`control control-full ${opensEmpty ? 'combobox-list' : ''}`}
        part="control"
        role="combobox"
        aria-labelledby={props.labelledBy}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={hasActive ? `${listId}-${active}` : undefined}
        aria-required={props.isRequired || undefined}
        aria-invalid={props.isInvalid || undefined}
        aria-describedby={[props.describedBy, howId].filter(Boolean).join(' ')}
        autoComplete={props.autoComplete ?? 'off'}
        spellCheck={false}
        value={box.shown}
        placeholder={props.placeholder}
        disabled={!props.isEnabled}
        onChange={(event) => box.type(event.currentTarget.value)}
        onClick={() => !isOpen && opensEmpty && box.open('')}
        onKeyDown={box.pressKey}
        onBlur={box.leave}
      />
      <span className="unseen" id={howId}>
        {translate('visit.lookup.how')}
      </span>
      <Suggestions
        id={listId}
        labelledBy={props.labelledBy ?? id}
        isOpen={isOpen}
        state={search.state}
        choices={search.choices}
        active={active}
        most={props.most}
        detailOf={props.detailOf}
        onChoose={box.choose}
      />
    </div>
  );
}
