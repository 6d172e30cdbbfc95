import type { LogbookEntry } from '@form-builder/core/contract/staff/logbook.ts';
import { logbookOrigins } from '@form-builder/core/logbook/logbook-event.ts';
import { useLingui } from '@lingui/react/macro';
import { Text, UnstyledButton } from '@mantine/core';
import type { Column } from '../data-table/table-rows.tsx';
import type { TableControl } from '../data-table/use-table-state.ts';
import { formatExact } from '../formats/format-time.ts';
import { currentRegion } from '../languages/languages.ts';
import { staffText } from '../languages/staff-texts.ts';
import classes from './logbook.module.css';
import { LogbookEventCell } from './logbook-event-cell.tsx';
import type { LogbookFilter, LogbookSort } from './logbook-queries.ts';
import { LogbookSubjectCell } from './logbook-subject-cell.tsx';

type Control = TableControl<LogbookSort, LogbookFilter>;

/**
 * The columns of the logbook: time, actor and origin, event, and subject; a phone shows the time in
 * the cell of the event.
 */
export function useLogbookColumns(control: Control): readonly Column<LogbookEntry, LogbookSort>[] {
  const { t } = useLingui();
  return [
    {
      id: 'at',
      header: t`Tijdstip`,
      sort: 'at',
      width: '13rem',
      from: 'small',
      isOneLine: true,
      cell: ({ at }) => <time dateTime={at}>{formatExact(at, currentRegion())}</time>,
    },
    {
      id: 'action',
      header: t`Wat`,
      cell: (entry) => <LogbookEventCell entry={entry} />,
    },
    {
      id: 'subject',
      header: t`Onderwerp`,
      width: '16rem',
      from: 'medium',
      cell: ({ subject, form_id: formId }) => (
        <LogbookSubjectCell subject={subject} formId={formId} />
      ),
    },
    {
      id: 'actor',
      header: t`Wie`,
      width: '13rem',
      from: 'small',
      cell: (entry) => <ActorCell entry={entry} control={control} />,
    },
  ];
}

function ActorCell({
  entry,
  control,
}: {
  readonly entry: LogbookEntry;
  readonly control: Control;
}) {
  const { t, i18n } = useLingui();
  const { actor } = entry;
  const known = logbookOrigins.find((origin) => origin === entry.origin);
  const origin = known === undefined ? entry.origin : i18n._(staffText(`logbook.origin.${known}`));
  if (actor === null) return origin;
  return (
    <>
      <UnstyledButton
        className={classes.actor}
        title={t`Toon alleen wat ${actor.name} deed`}
        onClick={() => control.filterBy('actor_id', actor.id)}
      >
        {actor.name}
      </UnstyledButton>
      <Text size="xs" c="dimmed">
        {origin}
      </Text>
    </>
  );
}
