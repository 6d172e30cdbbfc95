import { useLingui } from '@lingui/react/macro';
import { Kbd } from '@mantine/core';
import { Spotlight, spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { errorText } from '../api/error-text.ts';
import classes from './search-panel.module.css';
import { useGlobalSearch } from './use-global-search.ts';
import { useSearchGroups, type SearchItem } from './use-search-groups.ts';

/** Global search over everything the user may see and open, and what the open screen can do. */
export function SearchPanel({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [hasChosen, setChosen] = useState(false);
  const search = text.trim();
  const { data, isFetching, error } = useGlobalSearch(search);
  const groups = useSearchGroups({ isOpen, search, found: (search !== '' && data) || [] });
  useEffect(() => {
    if (!isOpen) return;
    setChosen(false);
    spotlight.open();
  }, [isOpen]);
  const choose = ({ open }: SearchItem) => {
    setChosen(true);
    spotlight.close();
    open();
  };
  const list = useRef<HTMLDivElement>(null);
  // The library selects among the items that are there when the text changes; what is found comes later.
  const chooseFirst = ({ key }: KeyboardEvent) => {
    const first = groups[0]?.items[0];
    const isSelected = list.current?.querySelector('[data-selected]');
    if (key === 'Enter' && search !== '' && !isSelected && first) choose(first);
  };
  return (
    <Spotlight.Root
      onSpotlightClose={onClose}
      query={text}
      onQueryChange={setText}
      shortcut={null}
      scrollable
      // Results come and go while typing: the input stays in its place.
      centered={false}
      maxHeight={420}
      title={t`Zoeken`}
      // A chosen item moves the focus itself.
      returnFocus={!hasChosen}
      className={classes.panel ?? ''}
      overlayProps={{ blur: 0, opacity: 0.35 }}
    >
      <Spotlight.Search
        placeholder={t`Zoek een formulier, scherm of actie`}
        aria-label={t`Zoeken`}
        onKeyDown={chooseFirst}
        leftSection={<IconSearch size={20} aria-hidden />}
      />
      <Spotlight.ActionsList ref={list} aria-label={t`Gevonden`}>
        {groups.map(({ label, items }) => (
          <Spotlight.ActionsGroup key={label} label={label}>
            {items.map((item) => (
              <Spotlight.Action
                key={item.key}
                label={item.label}
                description={item.description ?? ''}
                leftSection={<item.icon size={20} stroke={1.7} aria-hidden />}
                rightSection={item.keys !== undefined && <Kbd size="xs">{item.keys}</Kbd>}
                onClick={() => choose(item)}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {search !== '' && (data ?? []).length === 0 && (error !== null || groups.length === 0) && (
          <Spotlight.Empty>{emptyText()}</Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );

  function emptyText(): string {
    if (error !== null) return errorText(error);
    return isFetching || data === undefined
      ? t`Bezig met zoeken…`
      : t`Niets gevonden voor “${search}”.`;
  }
}
