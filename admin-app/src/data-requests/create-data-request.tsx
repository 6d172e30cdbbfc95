import {
  personSearchKinds,
  type PersonSearchKind,
} from '@form-builder/core/contract/staff/submissions/data-requests.ts';
import {
  dataRequestKinds,
  type DataRequestKind,
} from '@form-builder/core/data-requests/data-request-kinds.ts';
import { isBsn } from '@form-builder/core/validation/rules/identifiers/bsn.ts';
import { emailIssues } from '@form-builder/core/validation/rules/text/email.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Drawer, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { api } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { FailureAlert } from '../feedback/failure-alert.tsx';
import { FormButtons } from '../feedback/form-buttons.tsx';
import { staffText } from '../languages/staff-texts.ts';
import { searchKindTexts } from './data-request-texts.ts';

interface PanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A panel that records a request and what the person is found by. */
export function CreateDataRequest({ isOpen, onClose }: PanelProps) {
  const { t } = useLingui();
  return (
    <Drawer opened={isOpen} onClose={onClose} title={t`Nieuw verzoek`} padding="lg">
      <RequestFields onClose={onClose} />
    </Drawer>
  );
}

interface RequestValues {
  readonly reference: string;
  readonly kind: DataRequestKind;
  readonly received_on: string;
  readonly search_kind: PersonSearchKind;
  readonly value: string;
}

/** Whether a search value can be searched for. */
const isValue: Readonly<Record<PersonSearchKind, (value: string) => boolean>> = {
  bsn: isBsn,
  email: (value) => emailIssues(value).length === 0,
  number: (value) => /\D.*\d$/s.test(value),
};

function RequestFields({ onClose }: Pick<PanelProps, 'onClose'>) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const valueErrors: Readonly<Record<PersonSearchKind, string>> = {
    bsn: t`Dit is geen BSN. Een BSN heeft 9 cijfers.`,
    email: t`Dit is geen e-mailadres.`,
    number: t`Vul het hele nummer in, zoals PF-000123.`,
  };
  const form = useForm<RequestValues>({
    initialValues: {
      reference: '',
      kind: 'access',
      received_on: '',
      search_kind: 'bsn',
      value: '',
    },
    validate: {
      reference: (text) => (text.trim() === '' ? t`Vul een zaaknummer in.` : null),
      received_on: (day) => (day === '' ? t`Kies een dag.` : null),
      value: (value, { search_kind: kind }) =>
        isValue[kind](value.trim()) ? null : valueErrors[kind],
    },
  });
  const create = useMutation({
    mutationFn: ({ search_kind: kind, value, ...request }: typeof form.values) =>
      api.createDataRequest({ body: { ...request, search: { kind, value: value.trim() } } }),
    meta: { showsErrors: true },
    onSuccess: async ({ data }) => {
      await queryClient.invalidateQueries({ queryKey: queryKeys.dataRequests.all });
      void navigate(addressOf('settingsDataRequest', { id: data.id }));
    },
  });
  return (
    <form noValidate autoComplete="off" onSubmit={form.onSubmit((values) => create.mutate(values))}>
      <Stack gap="lg">
        <FailureAlert error={create.error} />
        <TextInput
          label={t`Zaaknummer`}
          description={t`Noem hier geen namen: het nummer komt in het logboek.`}
          maxLength={80}
          withAsterisk
          data-autofocus
          {...form.getInputProps('reference')}
        />
        <NativeSelect
          label={t`Soort verzoek`}
          data={dataRequestKinds.map((value) => ({
            value,
            label: i18n._(staffText(`data_request.kind.${value}`)),
          }))}
          {...form.getInputProps('kind')}
        />
        <TextInput
          type="date"
          label={t`Ontvangen op`}
          description={t`Vanaf deze dag heb je een maand voor je antwoord.`}
          withAsterisk
          maw="14rem"
          {...form.getInputProps('received_on')}
        />
        <SearchFields form={form} />
        <FormButtons submitLabel={t`Zoeken`} isPending={create.isPending} onCancel={onClose} />
      </Stack>
    </form>
  );
}

/** What the person is found by. */
function SearchFields({ form }: { readonly form: UseFormReturnType<RequestValues> }) {
  const { t, i18n } = useLingui();
  return (
    <>
      <NativeSelect
        label={t`Zoeken op`}
        data={personSearchKinds.map((value) => ({ value, label: i18n._(searchKindTexts[value]) }))}
        {...form.getInputProps('search_kind')}
      />
      <TextInput
        label={i18n._(searchKindTexts[form.values.search_kind])}
        maxLength={254}
        withAsterisk
        {...form.getInputProps('value')}
      />
      <Text size="sm">
        <Trans>
          We zoeken in alle inzendingen en concepten van de organisatie. In het logboek komt dat jij
          zocht en waarom, niet wat je invult. Controleer eerst wie de aanvrager is.
        </Trans>
      </Text>
    </>
  );
}
