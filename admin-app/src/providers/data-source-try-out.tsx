import type { Provider } from '@form-builder/core/contract/staff/settings/providers.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Code, Group, Stack, Table, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { api } from '../api/client.ts';
import { FailureAlert } from '../feedback/failure-alert.tsx';
import { providerErrors } from './provider-words.ts';

type Tried = Awaited<ReturnType<typeof api.tryDataSource>>['data'];

/** Asks a data source once, and shows its response and what is read from it. */
export function DataSourceTryOut({ provider }: { readonly provider: Provider }) {
  const { t } = useLingui();
  const { name } = provider;
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  return (
    <Stack gap="xs" mt="xs">
      <div>
        <Button
          variant="default"
          size="compact-md"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          <Trans>Probeer uit</Trans>
        </Button>
      </div>
      {isOpen && (
        <section id={panelId} aria-label={t`${name} uitproberen`}>
          <TryOutForm provider={provider} />
        </section>
      )}
    </Stack>
  );
}

function TryOutForm({
  provider: { id, stage, data_source: shape },
}: {
  readonly provider: Provider;
}) {
  const [inputs, setInputs] = useState<Readonly<Record<string, string>>>({});
  const attempt = useMutation({
    mutationFn: () => api.tryDataSource({ params: { id, stage }, body: { inputs } }),
    meta: { showsErrors: true },
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        attempt.mutate();
      }}
    >
      <Stack gap="sm" maw="34rem">
        {shape?.inputs.map((name) => (
          <TextInput
            key={name}
            label={name}
            maxLength={200}
            value={inputs[name] ?? ''}
            onChange={({ currentTarget }) => setInputs({ ...inputs, [name]: currentTarget.value })}
          />
        ))}
        <Group>
          <Button type="submit" loading={attempt.isPending}>
            <Trans>Vraag op</Trans>
          </Button>
        </Group>
        <FailureAlert error={attempt.error} />
        <div role="status">{attempt.data && <TriedResult tried={attempt.data.data} />}</div>
      </Stack>
    </form>
  );
}

function TriedResult({ tried }: { readonly tried: Tried }) {
  const { t, i18n } = useLingui();
  const { error, status, response, outputs } = tried;
  const reason = error === null ? '' : i18n._(providerErrors[error]);
  return (
    <Stack gap="sm">
      {error === null ? (
        <Text>
          {status === 404
            ? t`De bron kent dit niet: alle gegevens blijven leeg.`
            : t`De bron antwoordt. Dit leest het formulier eruit:`}
        </Text>
      ) : (
        <Alert color="red" variant="light" title={t`De bron geeft geen bruikbaar antwoord`}>
          {status === null ? reason : t`${reason} (status ${status})`}
        </Alert>
      )}
      <Table aria-label={t`Wat het formulier leest`}>
        <Table.Tbody>
          {outputs.map(({ name, value }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row">{name}</Table.Th>
              <Table.Td>{value === null ? t`leeg` : String(value)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {response !== '' && (
        <Code block mah="20rem" tabIndex={0} role="region" aria-label={t`Antwoord van de bron`}>
          {response}
        </Code>
      )}
    </Stack>
  );
}
