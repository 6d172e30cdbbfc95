import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { SectionHeader } from '../frame/page/section-header.tsx';
import { useOpenForm } from '../open-form/use-open-form.ts';
import { InsightContent } from './insight-content.tsx';
import { PeriodSelect, useInsightPeriod } from './insight-period.tsx';
import { FieldErrors } from './sections/field-errors.tsx';
import { PageFunnel } from './sections/page-funnel.tsx';

/** What visitors did with a form, as counts without personal data (`/forms/{id}/inzicht`). */
export function FormInsightScreen() {
  const { t } = useLingui();
  const { id } = useOpenForm();
  const [period, setPeriod] = useInsightPeriod();
  const result = useQuery({
    queryKey: queryKeys.insight(id, period),
    queryFn: async ({ signal }) =>
      (await api.getFormInsight({ params: { id }, query: { period } }, { signal })).data,
    placeholderData: keepPreviousData,
  });
  const whatComes = (
    <Trans>
      Hier staat straks hoeveel mensen het formulier openen en verzenden, op welke pagina zij
      afhaken en welke velden fouten geven. De telling begint als het formulier in productie is.
    </Trans>
  );
  return (
    <>
      <SectionHeader
        title={t`Inzicht`}
        actions={<PeriodSelect period={period} onChange={setPeriod} />}
      />
      <InsightContent result={result} whatComes={whatComes}>
        {({ pages, fields }) => (
          <>
            <PageFunnel pages={pages} />
            <FieldErrors fields={fields} />
          </>
        )}
      </InsightContent>
    </>
  );
}
