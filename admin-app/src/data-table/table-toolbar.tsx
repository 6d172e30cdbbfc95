import { useLingui } from '@lingui/react/macro';
import { Button, CloseButton, Menu, NativeSelect, Pill, TextInput } from '@mantine/core';
import { useDebouncedCallback, useHotkeys } from '@mantine/hooks';
import { IconFilter, IconSearch } from '@tabler/icons-react';
import { useRef, useState, type ReactNode } from 'react';
import { DayInput } from './day-input.tsx';
import classes from './table-toolbar.module.css';
import type { TableControl } from './use-table-state.ts';

/** A filter of a list with its possible values. */
export interface FilterChoice<F extends string = string> {
  readonly name: F;
  readonly label: string;
  /** Absent for a day, which is chosen from a calendar. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly isDay?: true;
  /** Whether there are many values, which are chosen from a searchable list instead of the menu. */
  readonly isSelect?: true;
  /** Finds a value among too many to list. */
  readonly picker?: (props: FilterPickerProps) => ReactNode;
}

/** Whether the value of a filter is chosen in its chip, after the filter is added. */
const isChosenLater = ({ isDay, isSelect, picker }: FilterChoice): boolean =>
  isDay === true || isSelect === true || picker !== undefined;

/** The input of a filter whose value is searched for. */
export interface FilterPickerProps {
  readonly label: string;
  /** Empty until a value is chosen. */
  readonly value: string;
  /** Whether the user has just added the filter, and so wants to type. */
  readonly isNew: boolean;
  readonly onChange: (value: string | undefined) => void;
}

interface ToolbarProps<S extends string, F extends string> {
  readonly control: TableControl<S, F>;
  readonly filters: readonly FilterChoice<F>[];
  readonly searchLabel: string | undefined;
  /** The content at the end, such as the choice of columns. */
  readonly children?: ReactNode;
}

/** The toolbar: search, active filters as chips, and a button to add a filter. */
export function TableToolbar<S extends string, F extends string>(props: ToolbarProps<S, F>) {
  const { control, filters, searchLabel } = props;
  const [added, setAdded] = useState<readonly F[]>([]);
  const remove = (name: F) => {
    setAdded(added.filter((one) => one !== name));
    control.filterBy(name, undefined);
  };
  return (
    <div className={classes.toolbar}>
      {searchLabel !== undefined && <SearchField label={searchLabel} control={control} />}
      <AddFilter
        control={control}
        filters={filters.filter(({ name }) => !added.includes(name))}
        onAdd={(name) => setAdded([...added, name])}
      />
      <FilterChips control={control} filters={filters} added={added} onRemove={remove} />
      {props.children}
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
  // A search that was changed elsewhere (cleared, back button) replaces the typed text.
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
  onAdd,
}: Omit<ToolbarProps<S, F>, 'searchLabel' | 'children'> & { readonly onAdd: (name: F) => void }) {
  const { t } = useLingui();
  const unused = filters.filter(({ name }) => control.state.filter[name] === undefined);
  if (unused.length === 0) return null;
  const groups = unused.filter((filter) => !isChosenLater(filter));
  const later = unused.filter(isChosenLater);
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconFilter size={18} aria-hidden />}
        >{t`Filter`}</Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.filters}>
        {later.map(({ name, label }) => (
          <Menu.Item key={name} onClick={() => onAdd(name)}>
            {label} …
          </Menu.Item>
        ))}
        {groups.length > 0 && later.length > 0 && <Menu.Divider />}
        {groups.map(({ name, label, options = [] }) => [
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
  added,
  onRemove,
}: Omit<ToolbarProps<S, F>, 'searchLabel' | 'children'> & {
  /** Filters without a value yet, or with one since they were added. */
  readonly added: readonly F[];
  readonly onRemove: (name: F) => void;
}) {
  const shown = filters.filter(
    ({ name }) => control.state.filter[name] !== undefined || added.includes(name),
  );
  return shown.map((filter) => {
    const { name } = filter;
    const value = control.state.filter[name];
    const props = { value: value ?? '', isNew: value === undefined };
    return isChosenLater(filter) ? (
      <ChosenFilter key={name} label={filter.label} onRemove={() => onRemove(name)}>
        <FilterInput
          {...props}
          filter={filter}
          onChange={(chosen) => control.filterBy(name, chosen)}
        />
      </ChosenFilter>
    ) : (
      <FilterPill key={name} filter={filter} value={value ?? ''} onRemove={() => onRemove(name)} />
    );
  });
}

interface FilterInputProps extends Omit<FilterPickerProps, 'label'> {
  readonly filter: FilterChoice;
}

/** Chooses the value of a filter; the list changes once there is one. */
function FilterInput({ filter, ...props }: FilterInputProps) {
  const { t } = useLingui();
  const { label, options = [], picker } = filter;
  if (picker !== undefined) return picker({ ...props, label });
  const { value, isNew, onChange } = props;
  if (filter.isDay)
    return (
      <DayInput size="xs" aria-label={label} autoFocus={isNew} value={value} onChange={onChange} />
    );
  return (
    <NativeSelect
      size="xs"
      aria-label={label}
      autoFocus={isNew}
      value={value}
      data={
        isNew ? [{ value: '', label: t`Maak een keuze` }, ...options] : withValue(options, value)
      }
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? undefined : currentTarget.value)
      }
    />
  );
}

/** A filter whose value was chosen in the menu. */
function FilterPill({
  filter: { label, options = [] },
  value,
  onRemove,
}: {
  readonly filter: FilterChoice;
  readonly value: string;
  readonly onRemove: () => void;
}) {
  const { t } = useLingui();
  const text = options.find((option) => option.value === value)?.label ?? value;
  return (
    <Pill
      size="lg"
      withRemoveButton
      className={classes.chip ?? ''}
      onRemove={onRemove}
      removeButtonProps={{
        'aria-label': t`Filter ${label} verwijderen`,
        'aria-hidden': false,
        tabIndex: 0,
      }}
    >
      {label}: <strong>{text}</strong>
    </Pill>
  );
}

/** A filter chip in which the value is chosen. */
function ChosenFilter({
  label,
  onRemove,
  children,
}: {
  readonly label: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <div className={classes.day}>
      <span>{label}</span>
      {children}
      <CloseButton size="sm" aria-label={t`Filter ${label} verwijderen`} onClick={onRemove} />
    </div>
  );
}

type Options = NonNullable<FilterChoice['options']>;

/**
 * The URL may contain a value that is not (or no longer) offered; it remains until the user chooses
 * another.
 */
const withValue = (options: Options, value: string): Options =>
  options.some((option) => option.value === value) ? options : [...options, { value, label: '?' }];
