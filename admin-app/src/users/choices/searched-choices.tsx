import { useLingui } from '@lingui/react/macro';
import { Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { foundChoicesQuery, type Choice, type ChoiceKind } from './choices-queries.ts';

export interface ChoicesProps {
  /** The choices before the change, whose names are known. */
  readonly known: readonly Choice[];
  readonly value: readonly string[];
  readonly isDisabled?: boolean;
  onChange(ids: string[]): void;
}

interface SearchedChoicesProps extends ChoicesProps {
  readonly kind: ChoiceKind;
  readonly label: string;
  readonly searchLabel: string;
  /** What is shown below the name of a choice. */
  readonly describe: (size: number) => ReactNode;
}

const waitMs = 200;
const none = { choices: [], total: 0 };

/**
 * Checkboxes for roles or groups: those that are chosen, and the first that a search finds. The search appears when there
 * are more than fit.
 */
export function SearchedChoices(props: SearchedChoicesProps) {
  const { kind, value, isDisabled = false } = props;
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search.trim(), waitMs);
  const { data: found = none } = useQuery({
    ...foundChoicesQuery(kind, asked),
    enabled: !isDisabled,
  });
  const [chosen, setChosen] = useState(props.known);
  const others = chosen.filter(
    ({ id }) => value.includes(id) && !found.choices.some((one) => one.id === id),
  );
  const shown = [...others, ...found.choices];
  const isSearched = !isDisabled && (search !== '' || found.total > found.choices.length);
  // An organisation without groups is not asked for one.
  if (!isDisabled && !isSearched && shown.length === 0) return null;
  const change = (ids: string[]) => {
    setChosen([...chosen, ...found.choices].filter(({ id }) => ids.includes(id)));
    props.onChange(ids);
  };
  return (
    <Checkbox.Group label={props.label} value={[...value]} onChange={change}>
      <Stack gap="sm" mt="xs">
        {isSearched && (
          <TextInput
            type="search"
            size="sm"
            aria-label={props.searchLabel}
            placeholder={props.searchLabel}
            leftSection={<IconSearch size={16} aria-hidden />}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
        )}
        {shown.map(({ id, name, size }) => (
          <Checkbox
            key={id}
            value={id}
            label={name}
            disabled={isDisabled}
            description={describeSize(size, props.describe)}
          />
        ))}
        <NothingFound
          isSearched={isSearched && found.choices.length === 0}
          isWithout={isDisabled && shown.length === 0}
        />
      </Stack>
    </Checkbox.Group>
  );
}

interface NothingFoundProps {
  /** Whether a search found nothing. */
  readonly isSearched: boolean;
  /** Whether there is nothing to show of who may only read. */
  readonly isWithout: boolean;
}

function NothingFound({ isSearched, isWithout }: NothingFoundProps) {
  const { t } = useLingui();
  return (
    <>
      {isSearched && <Text size="sm" c="dimmed" role="status">{t`Niets gevonden`}</Text>}
      {isWithout && <Text size="sm">{t`Geen`}</Text>}
    </>
  );
}

const describeSize = (size: number | undefined, describe: SearchedChoicesProps['describe']) =>
  size === undefined ? undefined : describe(size);
