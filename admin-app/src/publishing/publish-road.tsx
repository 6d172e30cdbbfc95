import type { Environment } from '@form-builder/core/contract/staff/environments.ts';
import type { Form } from '@form-builder/core/contract/staff/forms.ts';
import type { VersionSummary } from '@form-builder/core/contract/staff/versions.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RelativeTime } from '../formats/relative-time.tsx';
import { LoadError } from '../lists/load-error.tsx';
import { useUser } from '../session/use-user.ts';
import { environmentsQuery } from './environments-query.ts';
import classes from './publish-road.module.css';
import { StateBadge } from './state-badge.tsx';
import { StepDialog } from './step-dialog.tsx';
import { stepsFor, type Step } from './steps-for.ts';
import type { AskedStep } from './use-take-step.tsx';

interface RoadProps {
  readonly form: Form;
  readonly version: VersionSummary;
}

/** Per environment: what visitors see there, where this version stands, and the next step. */
export function PublishRoad({ form, version }: RoadProps) {
  const { t } = useLingui();
  const environments = useQuery(environmentsQuery);
  const [asked, setAsked] = useState<AskedStep | null>(null);
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
      <Table className={classes.road} aria-label={t`Publicatie per omgeving`}>
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
            <RoadRow
              key={environment.id}
              form={form}
              version={version}
              environment={environment}
              onStep={(step) =>
                setAsked({
                  step,
                  version,
                  environment,
                  replaces: shownNumber(form, environment.id),
                })
              }
            />
          ))}
        </Table.Tbody>
      </Table>
      <StepDialog asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

function shownNumber(form: Form, environment: Environment['id']): number | undefined {
  return form.published.find((published) => published.environment === environment)?.number;
}

function RoadRow({
  form,
  version,
  environment,
  onStep,
}: RoadProps & {
  readonly environment: Environment;
  readonly onStep: (step: Step) => void;
}) {
  const shown = form.published.find((published) => published.environment === environment.id);
  const standing = version.environments.find(({ id }) => id === environment.id);
  const steps = stepsFor(environment.id, standing?.state ?? null, useUser(), form.is_editable);
  return (
    <Table.Tr>
      <Table.Th scope="row" className={classes.name}>
        {environment.name}
      </Table.Th>
      <Table.Td className={classes.shown}>
        {shown === undefined ? (
          <Text span size="sm" c="gray.6">
            <Trans>Niets</Trans>
          </Text>
        ) : (
          <>
            <Trans>Versie {shown.number}</Trans>{' '}
            <Text span size="sm" c="gray.6">
              · <RelativeTime at={shown.at} />
            </Text>
          </>
        )}
      </Table.Td>
      <Table.Td>
        <StateBadge state={standing?.state ?? 'draft'} />
        {standing?.remark !== undefined && standing.remark !== null && (
          <Text size="sm" c="gray.7" mt={4} className={classes.remark}>
            “{standing.remark}”
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <StepButtons steps={steps} place={environment.name} onStep={onStep} />
      </Table.Td>
    </Table.Tr>
  );
}

function StepButtons({
  steps,
  place,
  onStep,
}: {
  readonly steps: readonly Step[];
  readonly place: string;
  readonly onStep: (step: Step) => void;
}) {
  const { t } = useLingui();
  const labels: Record<Step, string> = {
    propose: t`Voorstellen`,
    approve: t`Goedkeuren`,
    reject: t`Afkeuren`,
    publish: t`Publiceren`,
    withdraw: t`Intrekken`,
  };
  if (steps.length === 0)
    return (
      <Text span size="sm" c="gray.6" aria-label={t`Geen stappen`}>
        -
      </Text>
    );
  return (
    <div className={classes.steps}>
      {steps.map((step, index) => (
        <Button
          key={step}
          size="compact-md"
          fz="sm"
          variant={index === 0 && step !== 'withdraw' ? 'light' : 'default'}
          aria-label={`${labels[step]}: ${place}`}
          onClick={() => onStep(step)}
        >
          {labels[step]}
        </Button>
      ))}
    </div>
  );
}
