import type { DataRequestDetail } from '@form-builder/core/contract/staff/submissions/data-requests.ts';
import { useLingui } from '@lingui/react/macro';
import { Alert, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { LoadError } from '../feedback/load-error.tsx';
import { PageHeader } from '../frame/page/page-heading.tsx';
import { ScreenLoading } from '../full-page/screen-loading.tsx';
import { useBreadcrumbs, usePageTitle } from '../frame/page/page.ts';
import { staffText } from '../languages/staff-texts.ts';
import { DataRequestFacts } from './data-request-facts.tsx';
import { DataRequestReport } from './data-request-report.tsx';
import { DataRequestTools } from './data-request-tools.tsx';
import { dataRequestQuery } from './data-requests-queries.ts';
import { FoundData } from './found-data.tsx';
import { ProcessingLines } from './processing-lines.tsx';

/** One request: its term, where data of the person was found, and what was done. */
export function DataRequestScreen() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const { data: request, error, refetch } = useQuery(dataRequestQuery(id));
  const title = request?.reference ?? t`Verzoek`;
  usePageTitle(title);
  useBreadcrumbs([
    { label: t`Instellingen`, to: addressOf('settings') },
    { label: t`Verzoeken van betrokkenen`, to: addressOf('settingsDataRequests') },
    { label: title },
  ]);
  if (request === undefined)
    return error === null ? (
      <ScreenLoading title={title} />
    ) : (
      <LoadError error={error} onRetry={() => void refetch()} />
    );
  return <LoadedRequest request={request} />;
}

function LoadedRequest({ request }: { readonly request: DataRequestDetail }) {
  const { t, i18n } = useLingui();
  return (
    <>
      <PageHeader
        title={request.reference}
        actions={request.status === 'open' && <DataRequestTools request={request} />}
      />
      <Stack gap="xl" mt="lg">
        <DataRequestFacts request={request} />
        {request.status === 'open' && (
          <Alert variant="light" color="blue" title={t`Wat je moet doen`} maw="48rem">
            {i18n._(staffText(`data_request.task.${request.kind}`))}
          </Alert>
        )}
        {request.status === 'open' && (
          <section>
            <Title order={2} size="h3" mb="sm">{t`Gevonden gegevens`}</Title>
            <FoundData request={request} />
          </section>
        )}
        {request.status === 'open' && (
          <section>
            <Title order={2} size="h3" mb="sm">{t`Wat er met de gegevens is gedaan`}</Title>
            <ProcessingLines requestId={request.id} />
          </section>
        )}
        <section>
          <Title order={2} size="h3" mb="sm">{t`Verslag`}</Title>
          <DataRequestReport request={request} />
        </section>
      </Stack>
    </>
  );
}
