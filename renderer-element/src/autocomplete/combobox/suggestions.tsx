import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/text-context.tsx';
import type { Choice } from './choice.ts';
import type { SearchState } from './use-search.ts';

interface SuggestionsProps<C extends Choice> {
  readonly id: string;
  readonly labelledBy: string;
  readonly isOpen: boolean;
  /** Whether there is a text that could be a query. */
  readonly hasQuery: boolean;
  readonly state: SearchState;
  readonly choices: readonly C[];
  readonly active: number;
  readonly maxEntries: number | undefined;
  readonly detailOf: ((choice: C) => string | undefined) | undefined;
  onChoose(choice: C): void;
}

/**
 * The options, and the state of the search as text, which is visible below the list and announced.
 */
export function Suggestions<C extends Choice>(props: SuggestionsProps<C>) {
  const { id, isOpen, choices, active, detailOf, onChoose } = props;
  const list = useRef<HTMLUListElement>(null);
  const says = useSearchTexts(props);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const hasList = isOpen && choices.length > 0;
  // What is below the list is the way out: nothing covers it, nor moves it when the visitor presses it.
  const isNothing = props.hasQuery && props.state === 'done' && choices.length === 0;
  return (
    <>
      <div
        className={isNothing ? 'suggestions suggestions-none' : 'suggestions'}
        hidden={!isNothing && (!isOpen || (!hasList && says.visible === ''))}
      >
        <ul
          ref={list}
          className="suggestion-list"
          id={id}
          role="listbox"
          aria-labelledby={props.labelledBy}
          hidden={!hasList}
        >
          {isOpen &&
            choices.map((choice, index) => (
              <li
                key={choice.id}
                id={`${id}-${index}`}
                className="suggestion"
                role="option"
                aria-selected={index === active}
                // Keeps the focus in the input when an option is pressed.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(choice)}
              >
                {choice.label}
                <Detail text={detailOf?.(choice)} />
              </li>
            ))}
        </ul>
        {says.visible && <p className="suggestion-note">{says.visible}</p>}
      </div>
      <p className="unseen" role="status">
        {isOpen ? says.announced : ''}
      </p>
    </>
  );
}

function Detail({ text }: { readonly text: string | undefined }) {
  return text ? <span className="suggestion-detail">{text}</span> : null;
}

function useSearchTexts<C extends Choice>({ state, choices, maxEntries }: SuggestionsProps<C>) {
  const { translate } = useText();
  if (state !== 'done') {
    const words = searchMessages[state];
    const text = words ? translate(words) : '';
    return { visible: text, announced: text };
  }
  if (choices.length === 0) {
    const none = translate('form.lookup.none');
    return { visible: none, announced: none };
  }
  const count = translate('form.lookup.results', { count: choices.length });
  const more =
    maxEntries !== undefined && choices.length >= maxEntries ? translate('form.lookup.more') : '';
  return { visible: more, announced: `${count}. ${more}`.trim() };
}

const searchMessages = {
  idle: undefined,
  short: undefined,
  searching: 'form.lookup.searching',
  failed: 'form.lookup.failed',
  offline: 'form.lookup.offline',
} as const;
