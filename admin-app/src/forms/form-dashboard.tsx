import { Trans } from '@lingui/react/macro';
import { Title } from '@mantine/core';
import { useCan } from '../session/use-user.ts';
import { SubmissionsChart } from '../submissions/list/submissions-chart.tsx';
import { EmbedSnippet } from './embed/embed-snippet.tsx';
import classes from './form-dashboard.module.css';
import { useOpenForm } from '../open-form/use-open-form.ts';
import { PublicationSection } from './publication-section.tsx';

/** The overview of a form: where it is published, its submissions, and how to embed it. */
export function FormDashboard() {
  const form = useOpenForm();
  const maySeeSubmissions = useCan('submission-list');
  return (
    <div className={classes.dashboard}>
      <PublicationSection />
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
