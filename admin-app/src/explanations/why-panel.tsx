import type { Cell, Session } from '@form-builder/core/session/session.ts';
import { useLingui } from '@lingui/react/macro';
import { List, Select, Stack } from '@mantine/core';
import { useState } from 'react';
import { currentContext } from '../languages/staff-texts.ts';
import { explainField } from './explain-field.ts';
import { useSessionChanges, withInner } from './use-session-changes.ts';

/** Says why a chosen field of the try-out is shown, required or filled in; follows the answers. */
export function WhyPanel({ session }: { readonly session: Session }) {
  const { t } = useLingui();
  const [key, setKey] = useState<string | null>(null);
  useSessionChanges(session);
  const cells = session.pages.flatMap((page) => page.cells.flatMap(withInner));
  const cell = cells.find((one) => one.key === key);
  const hidden = t`(verborgen)`;
  return (
    <Stack gap="xs" p="sm">
      <Select
        label={t`Waarom?`}
        description={t`Kies een veld, ook een verborgen veld. Je leest welke regels en antwoorden het bepalen.`}
        placeholder={t`Kies een veld`}
        nothingFoundMessage={t`Geen veld gevonden`}
        searchable
        clearable
        maw="36rem"
        data={cells.map((one) => ({
          value: one.key,
          label: `${nameOf(session, one)}${one.visible ? '' : ` ${hidden}`}`,
        }))}
        value={cell?.key ?? null}
        onChange={setKey}
      />
      <div role="status">{cell && <Reasons session={session} cell={cell} />}</div>
    </Stack>
  );
}

/** A field in a row has the number of its row, because its label is that of all rows. */
function nameOf(session: Session, cell: Cell): string {
  const row = /\.(\d+)\./.exec(session.pathOf(cell))?.[1];
  const label = cell.field.label.trim() || '…';
  return row === undefined ? label : `${label} (${Number(row) + 1})`;
}

function Reasons({ session, cell }: { readonly session: Session; readonly cell: Cell }) {
  return (
    <List size="sm">
      {explainField(session, cell, currentContext()).map((sentence) => (
        <List.Item key={sentence}>{sentence}</List.Item>
      ))}
    </List>
  );
}
