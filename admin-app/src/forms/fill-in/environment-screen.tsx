import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { IconArrowLeft, IconEyeOff } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { addressOf } from '../../access/screens.ts';
import { EmptyState } from '../../feedback/empty-state.tsx';
import { SectionHeader } from '../../frame/page/section-header.tsx';
import { useOpenForm } from '../../open-form/use-open-form.ts';
import { useEnvironmentName } from '../../publishing/use-environment-name.ts';
import { RepeatableForm } from './repeatable-form.tsx';
import { useMaySeeEnvironment } from './use-may-see-environment.ts';

/** A form as it is published in one environment, which only staff with that right can open. */
export function EnvironmentScreen() {
  const { t } = useLingui();
  const form = useOpenForm();
  const nameOf = useEnvironmentName();
  const maySee = useMaySeeEnvironment();
  const wanted = useParams()['environment'];
  const published = form.published.find(({ environment }) => environment === wanted);
  if (published === undefined || !maySee(published.environment))
    return (
      <EmptyState
        title={t`Dit formulier kun je hier niet bekijken`}
        icon={<IconEyeOff size={40} stroke={1.3} />}
      >
        <Trans>Het staat niet in deze omgeving, of je hebt er geen rechten voor.</Trans>
      </EmptyState>
    );
  const { environment } = published;
  const name = nameOf(environment);
  return (
    <>
      <SectionHeader
        title={t`Het formulier in ${name}`}
        actions={
          <Button
            component={Link}
            to={addressOf('formDashboard', { id: form.id })}
            variant="default"
            leftSection={<IconArrowLeft size={18} aria-hidden />}
          >
            <Trans>Terug naar het overzicht</Trans>
          </Button>
        }
      />
      <Text size="sm" mb="md" maw="44rem">
        <Trans>
          Zo werkt het formulier voor bezoekers. Wat je verstuurt, staat bij de inzendingen van deze
          omgeving.
        </Trans>
      </Text>
      <RepeatableForm
        formId={form.id}
        environment={environment}
        againLabel={<Trans>Opnieuw invullen</Trans>}
      />
    </>
  );
}
