import { originSchema } from '@form-builder/core/contract/staff/settings/allowed-origins.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, Group, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { is } from 'valibot';
import { BorderedList } from '../bordered-list/bordered-list.tsx';
import { FailureAlert } from '../feedback/failure-alert.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { allowedOriginsQuery, useSaveAllowedOrigins } from './allowed-origins-queries.ts';
import { EmbeddingCheck } from './embedding-check.tsx';
import classes from './allowed-origins.module.css';
import { originOfAddress } from './origin-of-address.ts';

/** The sites that may embed the organisation's forms, and a test of a page in one of them. */
export function AllowedOrigins() {
  const { data, error, refetch } = useQuery(allowedOriginsQuery);
  return (
    <Stack component="section" gap="md" maw="40rem" mt="xl" aria-labelledby="allowed-origins">
      <div>
        <Title order={3} size="h4" id="allowed-origins">
          <Trans>Websites met formulieren</Trans>
        </Title>
        <Text size="sm" c="dimmed">
          <Trans>Alleen pagina's van deze websites kunnen een formulier van jullie tonen.</Trans>
        </Text>
      </div>
      {error !== null && <LoadError error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton height={44} aria-busy="true" />}
      {data !== undefined && <Origins origins={data} />}
      <EmbeddingCheck />
    </Stack>
  );
}

function Origins({ origins }: { readonly origins: readonly string[] }) {
  const { t } = useLingui();
  const save = useSaveAllowedOrigins();
  const form = useForm({
    initialValues: { address: '' },
    validate: {
      address: (address) => {
        const origin = originOfAddress(address);
        if (!is(originSchema, origin))
          return t`Dit is geen webadres dat met https:// begint, zoals https://www.voorbeeldstad.nl.`;
        return origins.includes(origin) ? t`Deze website staat al in de lijst.` : null;
      },
    },
  });
  const add = ({ address }: typeof form.values) =>
    save.mutate([...origins, originOfAddress(address)], { onSuccess: form.reset });
  return (
    <>
      {origins.length === 0 ? (
        <Text size="sm">
          <Trans>
            Er staat nog geen website in de lijst. Formulieren werken nu alleen op hun eigen pagina.
          </Trans>
        </Text>
      ) : (
        <BorderedList>
          {origins.map((origin) => (
            <Group
              key={origin}
              component="li"
              justify="space-between"
              wrap="nowrap"
              px="md"
              py="xs"
            >
              <Text size="sm" className={classes.origin}>
                {origin}
              </Text>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                aria-label={t`${origin} verwijderen`}
                loading={save.isPending}
                onClick={() => save.mutate(origins.filter((one) => one !== origin))}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </Group>
          ))}
        </BorderedList>
      )}
      <form noValidate onSubmit={form.onSubmit(add)}>
        <FailureAlert error={save.error} />
        <TextInput
          label={t`Website toevoegen`}
          description={t`Het adres van een pagina mag ook: alleen het begin telt.`}
          type="url"
          inputMode="url"
          maxLength={2000}
          inputContainer={(input) => (
            <div className={classes.row}>
              {input}
              <Button
                type="submit"
                variant="default"
                leftSection={<IconPlus size={18} aria-hidden />}
                loading={save.isPending}
              >
                <Trans>Toevoegen</Trans>
              </Button>
            </div>
          )}
          {...form.getInputProps('address')}
        />
      </form>
    </>
  );
}
