import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { Environment } from '@form-builder/core/contract/staff/settings/environments.ts';
import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import type { VersionSummary } from '@form-builder/core/contract/staff/forms/versions.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode, type Ref } from 'react';
import { RelativeTime } from '../formats/relative-time.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { environmentsQuery } from './environments-query.ts';
import { ScheduleButtons } from '../scheduled-publications/schedule-buttons.tsx';
import { ScheduledNote } from '../scheduled-publications/scheduled-note.tsx';
import classes from './publication-table.module.css';
import { StateBadge } from './state-badge.tsx';
import { TransitionDialog } from './transition-dialog.tsx';
import {
  availableTransitions,
  mayChangeSchedule,
  waitsForColleague,
  wasPublished,
  type Transition,
} from './available-transitions.ts';
import { useTransitionActor } from './use-transition-actor.ts';
import type { RequestedTransition } from './use-transition-version.tsx';

interface PublicationTableProps {
  readonly form: Form;
  readonly version: VersionSummary;
}

/** Per environment: the published version, the state of this version and the next transitions. */
export function PublicationTable({ form, version }: PublicationTableProps) {
  const { t } = useLingui();
  const environments = useQuery(environmentsQuery);
  const [requested, setRequested] = useState<RequestedTransition | null>(null);
  const rowHeads = useRef(new Map<EnvironmentId, HTMLTableCellElement>());
  if (environments.error !== null)
    return <LoadError error={environments.error} onRetry={() => void environments.refetch()} />;
  if (environments.data === undefined)
    return (
      <Stack gap="sm">
        <Skeleton height={40} />
        <Skeleton height={40} />
        <Skeleton height={40} />
      </Stack>
    );
  return (
    <>
      <Table className={classes.table} aria-label={t`Publicatie per omgeving`}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              <Trans>Omgeving</Trans>
            </Table.Th>
            <Table.Th className={classes.shown}>
              <Trans>Nu zichtbaar</Trans>
            </Table.Th>
            <Table.Th>
              <Trans>Versie {version.number}</Trans>
            </Table.Th>
            <Table.Th>
              <Trans>Stappen</Trans>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {environments.data.map((environment) => (
            <EnvironmentRow
              key={environment.id}
              form={form}
              version={version}
              environment={environment}
              headRef={(head) => {
                if (head) rowHeads.current.set(environment.id, head);
                else rowHeads.current.delete(environment.id);
              }}
              onTransition={(transition) =>
                setRequested({
                  transition,
                  version,
                  environment,
                  replaces: publishedNumber(form, environment.id),
                })
              }
            />
          ))}
        </Table.Tbody>
      </Table>
      <TransitionDialog
        requested={requested}
        onClose={() => setRequested(null)}
        onDone={({ environment }) => rowHeads.current.get(environment.id)?.focus()}
      />
    </>
  );
}

function publishedNumber(form: Form, environment: Environment['id']): number | undefined {
  return form.published.find((published) => published.environment === environment)?.number;
}

function EnvironmentRow({
  form,
  version,
  environment,
  headRef,
  onTransition,
}: PublicationTableProps & {
  readonly environment: Environment;
  /** Of the name of the environment, which takes the focus when a button of the row goes. */
  readonly headRef: Ref<HTMLTableCellElement>;
  readonly onTransition: (transition: Transition) => void;
}) {
  const shown = form.published.find((published) => published.environment === environment.id);
  const standing = version.environments.find(({ id }) => id === environment.id);
  const scheduled = version.scheduled_publications.find(
    (one) => one.environment === environment.id,
  );
  const isApproved = standing?.state === 'approved';
  const actor = useTransitionActor(form.is_editable);
  const transitions = availableTransitions(environment.id, standing, actor);
  const isAsked = standing?.reviewers.some(({ id }) => id === actor.user?.id) ?? false;
  return (
    <Table.Tr>
      <Table.Th ref={headRef} scope="row" tabIndex={-1} className={classes.name}>
        {environment.name}
      </Table.Th>
      <Table.Td className={classes.shown}>
        <ShownVersion shown={shown} />
      </Table.Td>
      <Table.Td>
        <VersionState standing={standing} scheduled={scheduled} />
      </Table.Td>
      <Table.Td>
        {waitsForColleague(standing, actor) && (
          <Text size="sm" c="gray.7" mb={transitions.length === 0 ? 0 : 4}>
            <Trans>Een collega beoordeelt deze versie.</Trans>
          </Text>
        )}
        {isAsked && (
          <Text size="sm" fw={600} mb={4}>
            <Trans>Jou is gevraagd om deze versie te beoordelen.</Trans>
          </Text>
        )}
        <TransitionButtons
          transitions={transitions}
          isReturn={wasPublished(standing)}
          place={environment.name}
          onTransition={onTransition}
        >
          {mayChangeSchedule(environment.id, actor) && (isApproved || scheduled) && (
            <ScheduleButtons
              place={{ version, environment, replaces: shown?.number }}
              scheduled={scheduled}
              isApproved={isApproved}
            />
          )}
        </TransitionButtons>
      </Table.Td>
    </Table.Tr>
  );
}

interface VersionStateProps {
  readonly standing: VersionSummary['environments'][number] | undefined;
  readonly scheduled: VersionSummary['scheduled_publications'][number] | undefined;
}

function VersionState({ standing, scheduled }: VersionStateProps) {
  const remark = standing?.remark ?? null;
  const reviewers = standing?.reviewers ?? [];
  const names = reviewers.map(({ name }) => name).join(', ');
  return (
    <>
      <StateBadge state={standing?.state ?? 'draft'} />
      {reviewers.length > 0 && (
        <Text size="sm" c="gray.7" mt={4}>
          <Trans>Gevraagd: {names}</Trans>
        </Text>
      )}
      {remark !== null && (
        <Text size="sm" c="gray.7" mt={4} className={classes.remark}>
          “{remark}”
        </Text>
      )}
      {scheduled && (
        <ScheduledNote scheduled={scheduled} isApproved={standing?.state === 'approved'} />
      )}
    </>
  );
}

function ShownVersion({ shown }: { readonly shown: Form['published'][number] | undefined }) {
  if (shown === undefined)
    return (
      <Text span size="sm" c="gray.6">
        <Trans>Niets</Trans>
      </Text>
    );
  return (
    <>
      <Trans>Versie {shown.number}</Trans>{' '}
      <Text span size="sm" c="gray.6">
        · <RelativeTime at={shown.at} />
      </Text>
    </>
  );
}

/** Transitions that withdraw or reject, which are never the primary button. */
const endings: ReadonlySet<Transition> = new Set(['reject', 'retract', 'withdraw']);

function TransitionButtons({
  transitions,
  isReturn,
  place,
  onTransition,
  children,
}: {
  readonly transitions: readonly Transition[];
  /** Whether the version was published here before. */
  readonly isReturn: boolean;
  readonly place: string;
  readonly onTransition: (transition: Transition) => void;
  readonly children?: ReactNode;
}) {
  const { t } = useLingui();
  const labels: Record<Transition, string> = {
    propose: t`Voorstellen`,
    retract: t`Voorstel intrekken`,
    approve: t`Goedkeuren`,
    reject: t`Afkeuren`,
    publish: isReturn ? t`Opnieuw publiceren` : t`Publiceren`,
    withdraw: t`Intrekken`,
  };
  if (transitions.length === 0 && !children)
    return (
      <Text span size="sm" c="gray.6" aria-label={t`Geen stappen`}>
        -
      </Text>
    );
  return (
    <div className={classes.transitions}>
      {transitions.map((transition, index) => (
        <Button
          key={transition}
          size="compact-md"
          fz="sm"
          variant={index === 0 && !endings.has(transition) ? 'light' : 'default'}
          aria-label={`${labels[transition]}: ${place}`}
          onClick={() => onTransition(transition)}
        >
          {labels[transition]}
        </Button>
      ))}
      {children}
    </div>
  );
}
