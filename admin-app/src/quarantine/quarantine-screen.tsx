import type { QuarantinedFile } from '@form-builder/core/contract/staff/settings/quarantine.ts';
import {
  quarantineFindings,
  quarantineStates,
} from '@form-builder/core/contract/staff/settings/quarantine.ts';
import { formatFileSize } from '@form-builder/core/formats/file-size.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Anchor, Text } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { DataTable } from '../data-table/data-table.tsx';
import type { Column } from '../data-table/table-rows.tsx';
import { useTableState } from '../data-table/use-table-state.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { SectionHeader } from '../frame/page/section-header.tsx';
import { currentRegion } from '../languages/languages.ts';
import { useMayOpen } from '../session/use-may-open.ts';
import { quarantineQuery, quarantineTableSpec, type QuarantineSort } from './quarantine-queries.ts';
import { findingNames, stateNames } from './quarantine-words.ts';
import { useQuarantineActions } from './use-quarantine-actions.tsx';
import classes from './quarantine.module.css';

/** The files with a virus, and those that cannot be scanned; administrators decide about them. */
export function QuarantineScreen() {
  const { t, i18n } = useLingui();
  const control = useTableState(quarantineTableSpec);
  const { actionsOf, dialog } = useQuarantineActions();
  const result = useQuery(quarantineQuery(control.state));
  return (
    <>
      <SectionHeader title={t`Quarantaine`} />
      <Text mb="md" maw="45rem">
        <Trans>
          Bestanden met een virus, en bestanden die de virusscanner niet kan controleren, staan hier
          apart. Niemand kan ze openen. Na hun termijn worden ze verwijderd.
        </Trans>
      </Text>
      {result.data?.has_scanner === false && <NoScanner />}
      <DataTable
        label={t`Bestanden in quarantaine`}
        control={control}
        result={result}
        columns={useColumns()}
        rowActions={actionsOf}
        filters={[
          {
            name: 'finding',
            label: t`Bevinding`,
            options: quarantineFindings.map((value) => ({
              value,
              label: i18n._(findingNames[value]),
            })),
          },
          {
            name: 'state',
            label: t`Toestand`,
            options: quarantineStates.map((value) => ({ value, label: i18n._(stateNames[value]) })),
          },
        ]}
        empty={
          <EmptyState
            title={t`Geen bestanden in quarantaine`}
            icon={<IconShieldCheck size={40} stroke={1.3} />}
          >
            <Trans>Zet de virusscanner een bestand apart, dan zie je het hier.</Trans>
          </EmptyState>
        }
      />
      {dialog}
    </>
  );
}

function NoScanner() {
  const { t } = useLingui();
  return (
    <Alert
      color="yellow"
      variant="light"
      role="note"
      mb="md"
      title={t`Er is geen virusscanner ingesteld`}
    >
      <Trans>
        Bestanden van inwoners worden niet op virussen gecontroleerd. De systeembeheerder kan een
        virusscanner instellen.
      </Trans>
    </Alert>
  );
}

function useColumns(): readonly Column<QuarantinedFile, QuarantineSort>[] {
  const { t, i18n } = useLingui();
  const day = (instant: string) =>
    new Intl.DateTimeFormat(currentRegion(), { dateStyle: 'medium' }).format(new Date(instant));
  return [
    {
      id: 'name',
      header: t`Bestand`,
      cell: ({ name, size }) => (
        <>
          <span className={classes.name}>{name}</span>
          <Text size="sm" c="gray.7">
            {formatFileSize(size, currentRegion())}
          </Text>
        </>
      ),
    },
    { id: 'form', header: t`Formulier`, from: 'small', cell: (file) => <Place file={file} /> },
    {
      id: 'found_at',
      header: t`Gevonden`,
      from: 'medium',
      width: '8rem',
      cell: ({ found_at: at }) => day(at),
    },
    { id: 'finding', header: t`Bevinding`, cell: ({ finding }) => i18n._(findingNames[finding]) },
    {
      id: 'state',
      header: t`Toestand`,
      cell: ({ state, deleted_at: until }) => (
        <>
          {i18n._(stateNames[state])}
          {(state === 'held' || state === 'cleared') && (
            <Text size="sm" c="gray.7">{t`tot ${day(until)}`}</Text>
          )}
        </>
      ),
    },
  ];
}

/** The submission of a file, or its form when it never got into one; a link for those who may open it. */
function Place({ file }: { readonly file: QuarantinedFile }) {
  const { t } = useLingui();
  const mayOpen = useMayOpen();
  const { form, submission_id: submissionId } = file;
  if (form === null) return t`Instellingen`;
  if (form.name === null) return t`Verwijderd formulier`;
  const screen = submissionId === null ? 'form' : 'formSubmission';
  if (!mayOpen(screen)) return form.name;
  return (
    <Anchor
      component={Link}
      to={addressOf(screen, { id: form.id, ...(submissionId !== null && { submissionId }) })}
    >
      {form.name}
    </Anchor>
  );
}
