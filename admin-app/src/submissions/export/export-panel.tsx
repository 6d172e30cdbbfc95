import { useLingui } from '@lingui/react/macro';
import { Drawer, Skeleton, Stack } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import type { ExportPlan } from '@form-builder/core/contract/staff/submissions/export-schedules.ts';
import type {
  ExportChoices,
  ExportField,
  ExportFilter,
} from '@form-builder/core/contract/staff/submissions/exports.ts';
import { api } from '../../api/client.ts';
import { notifySuccess } from '../../api/notify.ts';
import { queryClient } from '../../api/query-client.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { FailureAlert } from '../../feedback/failure-alert.tsx';
import { FormButtons } from '../../feedback/form-buttons.tsx';
import { LoadError } from '../../feedback/load-error.tsx';
import { currentLanguage } from '../../languages/languages.ts';
import { ExportContent } from './export-content.tsx';
import { ExportFieldChoice } from './export-field-choice.tsx';
import { explicitExportFilter } from './explicit-export-filter.ts';
import { ExportScope } from './export-scope.tsx';
import { ExportPeriod } from './export-period.tsx';
import type { RememberedChoices } from './remembered-choices.ts';
import { exportFieldsQuery } from '../../exports/exports-queries.ts';
import { ScheduleChoice } from '../../exports/schedules/schedule-choice.tsx';
import { validChoices } from './valid-choices.ts';

interface ExportPanelProps {
  readonly isOpen: boolean;
  readonly formId: string;
  /** The view of the list. */
  readonly filter: ExportFilter;
  readonly search: string;
  /** The ids of the selected rows, which the export then starts with; empty without a selection. */
  readonly selected: readonly string[];
  readonly onClose: () => void;
}

/** Asks which of the listed submissions to export, and how. */
export function ExportPanel({ isOpen, ...props }: ExportPanelProps) {
  const { t } = useLingui();
  return (
    <Drawer
      opened={isOpen}
      onClose={props.onClose}
      title={t`Inzendingen exporteren`}
      padding="lg"
      size="md"
    >
      <LoadedPanel {...props} />
    </Drawer>
  );
}

function LoadedPanel(props: Omit<ExportPanelProps, 'isOpen'>) {
  const { data, error, refetch } = useQuery(exportFieldsQuery(props.formId));
  if (error !== null && data === undefined)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={240} />;
  return <ExportForm {...props} fields={data} />;
}

function ExportForm({
  formId,
  filter,
  search,
  selected,
  fields,
  onClose,
}: Omit<ExportPanelProps, 'isOpen'> & { readonly fields: readonly ExportField[] }) {
  const { t } = useLingui();
  const [remembered, setChoices] = useLocalStorage<RememberedChoices>({
    key: `export ${formId}`,
    defaultValue: {
      format: 'xlsx',
      values: 'labels',
      language: currentLanguage(),
      row_field: null,
      fields: null,
    },
    getInitialValueInEffect: false,
  });
  const choices = validChoices(remembered, fields);
  const [once, setOnce] = useState({
    filter: selected.length > 0 ? { id: [...selected] } : explicitExportFilter(filter),
    is_unmasked: false,
  });
  const isSelection = once.filter.id !== undefined;
  const [plan, setPlan] = useState<ExportPlan | null>(null);
  const create = useCreateExport(onClose);
  const schedule = useScheduleExport(onClose);
  const saving = plan === null ? create : schedule;
  const change = (part: Partial<RememberedChoices>) => setChoices({ ...choices, ...part });
  const submit = () => {
    const body = { form_id: formId, search: isSelection ? '' : search, ...choices, ...once };
    if (plan === null) create.mutate(body);
    else schedule.mutate({ ...plan, choices: body });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="lg">
        <FailureAlert error={saving.error} />
        <WhichSubmissions
          formId={formId}
          filter={once.filter}
          list={filter}
          search={search}
          selected={selected}
          hasDays={plan?.period !== 'previous'}
          onChange={(changed) => {
            setOnce({ ...once, filter: changed });
            if (changed.id !== undefined) setPlan(null);
          }}
        />
        <ExportContent
          choices={choices}
          fields={fields}
          isUnmasked={once.is_unmasked}
          onChange={change}
          onUnmask={(isUnmasked) => setOnce({ ...once, is_unmasked: isUnmasked })}
        />
        <ExportFieldChoice
          fields={fields}
          value={choices.fields}
          onChange={(chosen) => change({ fields: chosen })}
        />
        {!isSelection && <ScheduleChoice plan={plan} onChange={setPlan} />}
        <FormButtons
          submitLabel={plan === null ? t`Export maken` : t`Export plannen`}
          isPending={saving.isPending}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}

interface WhichProps extends ComponentProps<typeof ExportPeriod> {
  /** The view of the list. */
  readonly list: ExportFilter;
  readonly selected: readonly string[];
}

/** Chooses the exported submissions: the selected rows, or the list with its states and its period. */
function WhichSubmissions({ list, selected, ...props }: WhichProps) {
  return (
    <>
      <ExportScope
        selected={selected}
        filter={props.filter}
        listed={() => explicitExportFilter(list)}
        onChange={props.onChange}
      />
      <ExportPeriod {...props} />
    </>
  );
}

function useScheduleExport(onDone: () => void) {
  const { t } = useLingui();
  return useMutation({
    mutationFn: (body: ExportPlan & { readonly choices: ExportChoices }) =>
      api.createExportSchedule({ body }),
    meta: { showsErrors: true },
    onSuccess: async () => {
      onDone();
      notifySuccess(t`De export is gepland. Je vindt hem bij “Mijn exports”.`);
      await queryClient.invalidateQueries({ queryKey: queryKeys.exports.all });
    },
  });
}

function useCreateExport(onDone: () => void) {
  const { t } = useLingui();
  return useMutation({
    mutationFn: (body: ExportChoices) => api.createExport({ body }),
    meta: { showsErrors: true },
    onSuccess: async ({ data: { consent } }) => {
      onDone();
      notifySuccess(
        consent?.state === 'asked'
          ? t`Er staan BSN's in deze export. Een collega moet die eerst toestaan, bij “Mijn exports”.`
          : t`De export wordt gemaakt. Je vindt hem bij “Mijn exports”, en krijgt een e-mail als hij klaar is.`,
      );
      await queryClient.invalidateQueries({ queryKey: queryKeys.exports.all });
    },
  });
}
