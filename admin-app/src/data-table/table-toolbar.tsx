import { useLingui } from '@lingui/react/macro';
import { Button, CloseButton, Menu, Pill, TextInput } from '@mantine/core';
import { useDebouncedCallback, useHotkeys } from '@mantine/hooks';
import { IconFilter, IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import classes from './table-toolbar.module.css';
import type { TableControl } from './use-table-state.ts';

/** A filter of a list with the values it can take. */
export interface FilterChoice<F extends string = string> {
  readonly name: F;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

interface ToolbarProps<S extends string, F extends string> {
  readonly control: TableControl<S, F>;
  readonly filters: readonly FilterChoice<F>[];
  readonly searchLabel: string | undefined;
}

/** Search at the left, then the filters that are on as chips, then the way to add one. */
export function TableToolbar<S extends string, F extends string>(props: ToolbarProps<S, F>) {
  const { control, filters, searchLabel } = props;
  return (
    <div className={classes.toolbar}>
      {searchLabel !== undefined && <SearchField label={searchLabel} control={control} />}
      <AddFilter control={control} filters={filters} />
      <FilterChips control={control} filters={filters} />
    </div>
  );
}

const waitMs = 250;

function SearchField<S extends string, F extends string>({
  label,
  control,
}: {
  readonly label: string;
  readonly control: TableControl<S, F>;
}) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const known = control.state.search;
  const [typed, setTyped] = useState({ text: known, known });
  // A search changed elsewhere (cleared, back button) replaces what was typed.
  if (typed.known !== known && typed.text.trim() !== known) setTyped({ text: known, known });
  const search = useDebouncedCallback((text: string) => control.search(text.trim()), waitMs);
  const change = (text: string) => {
    setTyped({ text, known });
    search(text);
  };
  useHotkeys([['/', () => input.current?.focus()]]);
  return (
    <TextInput
      ref={input}
      type="search"
      className={classes.search}
      aria-label={label}
      placeholder={label}
      value={typed.text}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={
        typed.text === '' ? null : (
          <CloseButton size="sm" aria-label={t`Zoekwoord wissen`} onClick={() => change('')} />
        )
      }
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}

function AddFilter<S extends string, F extends string>({
  control,
  filters,
}: Omit<ToolbarProps<S, F>, 'searchLabel'>) {
  const { t } = useLingui();
  const unused = filters.filter(({ name }) => control.state.filter[name] === undefined);
  if (unused.length === 0) return null;
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconFilter size={18} aria-hidden />}
        >{t`Filter`}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {unused.map(({ name, label, options }) => [
          <Menu.Label key={name}>{label}</Menu.Label>,
          ...options.map((option) => (
            <Menu.Item
              key={`${name} ${option.value}`}
              onClick={() => control.filterBy(name, option.value)}
            >
              {option.label}
            </Menu.Item>
          )),
        ])}
      </Menu.Dropdown>
    </Menu>
  );
}

function FilterChips<S extends string, F extends string>({
  control,
  filters,
}: Omit<ToolbarProps<S, F>, 'searchLabel'>) {
  const { t } = useLingui();
  return filters.map(({ name, label, options }) => {
    const value = control.state.filter[name];
    if (value === undefined) return null;
    const text = options.find((option) => option.value === value)?.label ?? value;
    return (
      <Pill
        key={name}
        size="lg"
        withRemoveButton
        className={classes.chip ?? ''}
        onRemove={() => control.filterBy(name, undefined)}
        removeButtonProps={{
          'aria-label': t`Filter ${label} verwijderen`,
          'aria-hidden': false,
          tabIndex: 0,
        }}
      >
        {label}: <strong>{text}</strong>
      </Pill>
    );
  });
}
