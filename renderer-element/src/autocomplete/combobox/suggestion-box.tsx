import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Cell } from '@form-builder/core/session/session.ts';
import { useStyles } from '../../theme/use-styles.ts';
import { useUnfinishedWork } from '../../state/use-unfinished-work.ts';
import type { Choice } from './choice.ts';
import type { ComboboxProps } from './combobox-props.ts';
import type { RequestedList, ListControl, ShownList } from './list-control.ts';
import { Suggestions } from './suggestions.tsx';
import styles from './suggestions.css?inline';
import { useCombobox } from './use-combobox.ts';

interface SuggestionBoxProps<C extends Choice> extends ComboboxProps<C> {
  readonly listId: string;
  readonly typed: string | null;
  setTyped(typed: string | null): void;
  /** The query that the input requested before this code had loaded. */
  readonly requested: RefObject<RequestedList | null>;
  /** The ref through which the input controls its list. */
  readonly control: RefObject<ListControl | null>;
  /** Receives the state that the input exposes. */
  onShow(list: ShownList): void;
}

/**
 * The list of a combobox: searches, handles keys, and starts with the query that was typed while it
 * loaded.
 */
export function SuggestionBox<C extends Choice>(props: SuggestionBoxProps<C>) {
  const { id, listId, requested, control, onShow } = props;
  const { search, isOpen, active, choose, ...list } = useCombobox(props);
  const frame = useRef<HTMLDivElement>(null);
  useStyles(frame, styles);
  useLayoutEffect(() => {
    control.current = list.control;
  });
  useEffect(() => {
    const { current: early } = requested;
    requested.current = null;
    if (early) list.control.open(early.words, early.first);
  });
  useEffect(
    () => () => {
      control.current = null;
    },
    [control],
  );
  const hasActive = isOpen && search.choices[active] !== undefined;
  const activeId = hasActive ? `${listId}-${active}` : undefined;
  useLayoutEffect(() => onShow({ isOpen, activeId }), [onShow, isOpen, activeId]);
  return (
    <div ref={frame}>
      {props.searchOf && <SearchWork cell={props.searchOf} typed={props.typed ?? ''} />}
      <Suggestions
        id={listId}
        labelledBy={props.labelledBy ?? id}
        isOpen={isOpen}
        hasQuery={Boolean(props.typed?.trim())}
        state={search.state}
        choices={search.choices}
        active={active}
        maxEntries={props.maxEntries}
        detailOf={props.detailOf}
        onChoose={choose}
      />
    </div>
  );
}

interface SearchWorkProps {
  readonly cell: Cell;
  readonly typed: string;
}

/** The typed text is not part of the answer, so the visitor must choose or clear it first. */
function SearchWork({ cell, typed }: SearchWorkProps) {
  useUnfinishedWork({
    cell,
    isUnfinished: typed.trim() !== '',
    finish: () => ({ code: 'issue.choice_unknown' }),
  });
  return null;
}
