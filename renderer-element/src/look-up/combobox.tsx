import { useRef, useState, type KeyboardEvent } from 'react';
import { useText } from '../text/text-context.tsx';
import { useStyles } from '../theme/use-styles.ts';
import type { Choice, FindChoices } from './choice.ts';
import { keyAction } from './combobox-keys.ts';
import styles from './look-up.css?inline';
import { Suggestions } from './suggestions.tsx';
import { useSearch } from './use-search.ts';

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
  const { id, find, leastCharacters = 0, pauseMs = 0, opensEmpty = false } = props;
  const { translate } = useText();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const search = useSearch({ find, leastCharacters, pauseMs });
  const frame = useRef<HTMLDivElement>(null);
  useStyles(frame, styles);
  const listId = `list-${id}`;
  const howId = `how-${id}`;
  const shown = typed ?? props.chosenText;

  const open = (words: string, first = -1) => {
    setOpen(true);
    setActive(first);
    search.search(words);
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
    search.stop();
  };
  const choose = (choice: C) => {
    props.onChoose(choice);
    setTyped(null);
    close();
  };
  const actions = {
    open: () => open(typed ?? '', 0),
    close,
    wipe: () => {
      setTyped(null);
      props.onText('');
    },
    choose: () => {
      const choice = search.choices[active];
      if (choice) choose(choice);
    },
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const list = { isOpen, active, count: search.choices.length, hasText: shown !== '' };
    const action = keyAction(event, list);
    if (!action) return;
    event.preventDefault();
    // The page around the form may close something on Escape as well.
    event.stopPropagation();
    if (action.do === 'move') setActive(action.to);
    else actions[action.do]();
  };
  return (
    <div className="combobox" ref={frame}>
      <input
        id={id}
        className="control control-full combobox-box"
        part="control"
        role="combobox"
        aria-labelledby={props.labelledBy}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && search.choices[active] ? `${listId}-${active}` : undefined}
        aria-required={props.isRequired || undefined}
        aria-invalid={props.isInvalid || undefined}
        aria-describedby={[props.describedBy, howId].filter(Boolean).join(' ')}
        autoComplete={props.autoComplete ?? 'off'}
        spellCheck={false}
        value={shown}
        placeholder={props.placeholder}
        disabled={!props.isEnabled}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setTyped(text);
          props.onText(text);
          open(text);
        }}
        onClick={() => !isOpen && opensEmpty && open('')}
        onKeyDown={onKeyDown}
        onBlur={() => {
          close();
          const exact = typed && search.choices.find(({ label }) => isSame(label, typed));
          if (exact) choose(exact);
          props.onLeave();
        }}
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
        onChoose={choose}
      />
    </div>
  );
}

function isSame(label: string, typed: string): boolean {
  return label.trim().toLowerCase() === typed.trim().toLowerCase();
}
