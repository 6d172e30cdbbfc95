import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Menu, Table, Text, TextInput } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconRowInsertBottom,
  IconTrash,
} from '@tabler/icons-react';
import classes from './entry-table.module.css';
import type { ListFaults } from './find-list-faults.ts';
import {
  changeEntry,
  moveEntry,
  removeEntry,
  type EntryDraft,
  type ListDraft,
} from '../list-draft.ts';

interface EntryTableProps {
  readonly draft: ListDraft;
  /** The entries of the page that is shown. */
  readonly entries: readonly EntryDraft[];
  readonly faults: ListFaults | undefined;
  /** The entry whose label takes the focus when it appears. */
  readonly focused: number | null;
  readonly onAdd: (after: number) => void;
  readonly onChange: (draft: ListDraft) => void;
}

/** The entries as rows of inputs. Enter in a label adds the next entry. */
export function EntryTable(props: EntryTableProps) {
  const { t } = useLingui();
  const { draft, entries } = props;
  if (entries.length === 0)
    return (
      <Text c="gray.7">
        {draft.entries.length === 0 ? (
          <Trans>Nog geen keuzes. Voeg er een toe, of plak ze uit een rekenblad.</Trans>
        ) : (
          <Trans>Geen keuze gevonden.</Trans>
        )}
      </Text>
    );
  return (
    <div className={classes.scroll}>
      <Table aria-label={t`Keuzes`} className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t`Tekst`}</Table.Th>
            {draft.columns.map((column) => (
              <Table.Th key={column}>{column}</Table.Th>
            ))}
            <Table.Th>{t`Code`}</Table.Th>
            <Table.Th w="3rem">
              <span className={classes.hidden}>{t`Acties`}</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.map((entry) => (
            <EntryRow key={entry.row} {...props} entry={entry} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function EntryRow({ entry, ...props }: EntryTableProps & { readonly entry: EntryDraft }) {
  const { t } = useLingui();
  const { draft, faults, focused, onAdd, onChange } = props;
  const { row, id, label, values } = entry;
  const name = label === '' ? t`nieuwe keuze` : label;
  const change = (changes: Partial<EntryDraft>) => onChange(changeEntry(draft, row, changes));
  return (
    <Table.Tr>
      <Table.Td>
        <TextInput
          variant="unstyled"
          aria-label={t`Tekst van ${name}`}
          autoFocus={row === focused}
          maxLength={2000}
          error={faults?.unlabelled.has(row) === true && t`Vul een tekst in.`}
          value={label}
          onChange={({ currentTarget }) => change({ label: currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onAdd(row);
          }}
        />
      </Table.Td>
      {draft.columns.map((column) => (
        <Table.Td key={column}>
          <TextInput
            variant="unstyled"
            aria-label={t`${column} van ${name}`}
            maxLength={2000}
            value={String(values[column] ?? '')}
            onChange={({ currentTarget }) =>
              change({ values: { ...values, [column]: currentTarget.value } })
            }
          />
        </Table.Td>
      ))}
      <Table.Td className={classes.code}>
        <TextInput
          variant="unstyled"
          aria-label={t`Code van ${name}`}
          placeholder={t`vanzelf`}
          maxLength={200}
          error={faults?.doubled.has(row) === true && t`Deze code is dubbel.`}
          value={id}
          onChange={({ currentTarget }) => change({ id: currentTarget.value })}
        />
      </Table.Td>
      <Table.Td>
        <EntryMenu {...props} row={row} name={name} />
      </Table.Td>
    </Table.Tr>
  );
}

interface EntryMenuProps extends Pick<EntryTableProps, 'draft' | 'onAdd' | 'onChange'> {
  readonly row: number;
  readonly name: string;
}

function EntryMenu({ draft, row, name, onAdd, onChange }: EntryMenuProps) {
  const { t } = useLingui();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t`Acties voor ${name}`}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconRowInsertBottom size={16} />} onClick={() => onAdd(row)}>
          <Trans>Hieronder toevoegen</Trans>
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowUp size={16} />}
          onClick={() => onChange(moveEntry(draft, row, -1))}
        >
          <Trans>Omhoog</Trans>
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowDown size={16} />}
          onClick={() => onChange(moveEntry(draft, row, 1))}
        >
          <Trans>Omlaag</Trans>
        </Menu.Item>
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={16} />}
          onClick={() => onChange(removeEntry(draft, row))}
        >
          <Trans>Verwijderen</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
