import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { PageHeader } from '../frame/page/page-heading.tsx';
import { useBreadcrumbs, usePageTitle } from '../frame/page/page.ts';
import { SectionHeader } from '../frame/page/section-header.tsx';
import { InsightContent } from './insight-content.tsx';
import { PeriodSelect, useInsightPeriod } from './insight-period.tsx';
import { VisitedForms } from './sections/visited-forms.tsx';

/** What visitors did with all forms that the user may read (`/inzicht`). */
export function InsightScreen() {
  const { t } = useLingui();
  usePageTitle(t`Inzicht`);
  useBreadcrumbs([{ label: t`Inzicht` }]);
  const [period, setPeriod] = useInsightPeriod();
  const result = useQuery({
    queryKey: queryKeys.insight('all', { period }),
    queryFn: async ({ signal }) =>
      (await api.getTenantInsight({ query: { period } }, { signal })).data,
    placeholderData: keepPreviousData,
  });
  const whatComes = (
    <Trans>
      Hier staat straks hoeveel mensen jullie formulieren openen en verzenden. De telling begint als
      een formulier in productie is.
    </Trans>
  );
  return (
    <>
      <PageHeader title={t`Inzicht`} />
      <SectionHeader
        title={t`Alle formulieren`}
        actions={<PeriodSelect period={period} onChange={setPeriod} />}
      />
      <InsightContent result={result} whatComes={whatComes}>
        {({ forms }) => <VisitedForms forms={forms} />}
      </InsightContent>
    </>
  );
}
