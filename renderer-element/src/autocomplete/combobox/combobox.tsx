import { useRef, useState, type KeyboardEvent } from 'react';
import { useOffline } from '../../requests/use-offline.ts';
import { useText } from '../../i18n/text-context.tsx';
import { useStyles } from '../../theme/use-styles.ts';
import { useLazyModule } from '../../lazy-modules/use-lazy-module.ts';
import type { Choice } from './choice.ts';
import type { ComboboxProps } from './combobox-props.ts';
import type { RequestedList, ListControl, ShownList } from './list-control.ts';
import { suggestions } from './load-suggestions.ts';
import styles from './autocomplete.css?inline';

const closed: ShownList = { isOpen: false, activeId: undefined };

/**
 * A combobox as the ARIA Authoring Practices describe it: the focus stays in the input, the arrow
 * keys move through the list, Enter chooses, Escape closes the list and then clears the input.
 * Leaving without a choice keeps the text, so that validation can reject it. The code of the list
 * loads when the input receives focus or the pointer; keys pressed before that are handled after it
 * has loaded.
 */
export function Combobox<C extends Choice>(props: ComboboxProps<C>) {
  const { id, opensEmpty = false, onText } = props;
  const { translate } = useText();
  const isOffline = useOffline();
  const [typed, setTyped] = useState<string | null>(null);
  const [isWanted, setWanted] = useState(false);
  const [{ isOpen, activeId }, setShown] = useState(closed);
  const requested = useRef<RequestedList | null>(null);
  const control = useRef<ListControl | null>(null);
  const part = useLazyModule(suggestions, isWanted);
  const frame = useRef<HTMLDivElement>(null);
  useStyles(frame, styles);
  const listId = `list-${id}`;
  const howId = `how-${id}`;
  const list = { listId, typed, setTyped, requested, control };
  const want = () => setWanted(true);
  const open = (words: string, first = -1) => {
    want();
    if (control.current) control.current.open(words, first);
    else requested.current = { words, first };
  };
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (control.current) control.current.pressKey(event);
    // Enter is meant for the list that is still loading, so it must not submit the form.
    else if (event.key === 'Enter' && requested.current) event.preventDefault();
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') open(typed ?? '', 0);
  };
  return (
    <div className="combobox" ref={frame} onFocus={want} onPointerEnter={want}>
      <input
        id={id}
        className={`control control-full ${opensEmpty ? 'combobox-list' : ''}`}
        part="control"
        role="combobox"
        aria-labelledby={props.labelledBy}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        aria-required={props.isRequired || undefined}
        aria-invalid={props.isInvalid || undefined}
        aria-describedby={[props.describedBy, howId].filter(Boolean).join(' ')}
        autoComplete={props.autoComplete ?? 'off'}
        spellCheck={false}
        value={typed ?? props.chosenText}
        placeholder={props.placeholder}
        disabled={!props.isEnabled}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          onText(value);
          open(value);
        }}
        onClick={() => !isOpen && opensEmpty && open('')}
        onKeyDown={pressKey}
        onBlur={() => {
          requested.current = null;
          control.current?.leave();
          props.onLeave();
        }}
      />
      <span className="unseen" id={howId}>
        {translate('form.lookup.how')}
      </span>
      {part ? (
        <part.SuggestionBox {...props} {...list} onShow={setShown} />
      ) : (
        typed !== null && (
          <p className="hint" role="status">
            {translate(isOffline ? 'form.lookup.offline' : 'form.lookup.searching')}
          </p>
        )
      )}
    </div>
  );
}
