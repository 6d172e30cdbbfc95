import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { SectionHeader } from '../frame/page/section-header.tsx';
import { useOpenForm } from '../open-form/use-open-form.ts';
import { InsightContent } from './insight-content.tsx';
import { PeriodSelect, useInsightPeriod } from './insight-period.tsx';
import { useInsightVersion, VersionSelect } from './insight-version.tsx';
import { FieldDropOuts } from './sections/field-drop-outs.tsx';
import { FieldErrors } from './sections/field-errors.tsx';
import { PageFunnel } from './sections/page-funnel.tsx';
import { VersionVisits } from './sections/version-visits.tsx';

/** What visitors did with a form, as counts without personal data (`/forms/{id}/inzicht`). */
export function FormInsightScreen() {
  const { t } = useLingui();
  const { id } = useOpenForm();
  const [period, setPeriod] = useInsightPeriod();
  const [version, setVersion] = useInsightVersion();
  const result = useQuery({
    queryKey: queryKeys.insight(id, { period, version }),
    queryFn: async ({ signal }) =>
      (await api.getFormInsight({ params: { id }, query: { period, version } }, { signal })).data,
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
        actions={
          <>
            <VersionSelect
              version={version}
              versions={result.data?.versions ?? []}
              onChange={setVersion}
            />
            <PeriodSelect period={period} onChange={setPeriod} />
          </>
        }
      />
      <InsightContent result={result} whatComes={whatComes}>
        {({ pages, fields, drop_outs: dropOuts, versions }) => (
          <>
            <VersionVisits versions={versions} />
            <PageFunnel pages={pages} />
            <FieldDropOuts fields={dropOuts} />
            <FieldErrors fields={fields} />
          </>
        )}
      </InsightContent>
    </>
  );
}
