import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PublishRoad } from '../publishing/publish-road.tsx';
import { useCan } from '../session/use-user.ts';
import { LoadError } from '../lists/load-error.tsx';
import { SubmissionsChart } from '../submissions/submissions-chart.tsx';
import { newestVersionQuery } from '../versions/versions-queries.ts';
import { EmbedSnippet } from './embed-snippet.tsx';
import classes from './form-dashboard.module.css';
import { useOpenForm } from './open-form.ts';
import { SectionHeader } from './section-header.tsx';

/** How a form stands: where it is published, what comes in, how to put it on a site. */
export function FormDashboard() {
  const { t } = useLingui();
  const form = useOpenForm();
  const maySeeSubmissions = useCan('submission-list');
  return (
    <div className={classes.dashboard}>
      <section>
        <SectionHeader title={t`Publicatie`} />
        <NewestRoad />
      </section>
      <div className={classes.columns}>
        {maySeeSubmissions && (
          <section>
            <Title order={2} mb="sm">
              <Trans>Inzendingen per dag</Trans>
            </Title>
            <SubmissionsChart formId={form.id} />
          </section>
        )}
        <section>
          <Title order={2} mb="sm">
            <Trans>Op je site plaatsen</Trans>
          </Title>
          <EmbedSnippet form={form} />
        </section>
      </div>
    </div>
  );
}

function NewestRoad() {
  const form = useOpenForm();
  const newest = useQuery(newestVersionQuery(form.id));
  if (newest.error !== null)
    return <LoadError error={newest.error} onRetry={() => void newest.refetch()} />;
  if (newest.data === undefined) return <Skeleton height={190} />;
  if (newest.data === null)
    return (
      <Text c="gray.6">
        <Trans>Dit formulier heeft nog geen versie.</Trans>
      </Text>
    );
  return <PublishRoad form={form} version={newest.data} />;
}
