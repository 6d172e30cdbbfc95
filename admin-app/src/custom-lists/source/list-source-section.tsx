import type { ListSource } from '@form-builder/core/contract/staff/settings/list-sources.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../api/client.ts';
import { notifySuccess } from '../../api/notify.ts';
import { queryClient } from '../../api/query-client.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { LoadError } from '../../feedback/load-error.tsx';
import { listSourceQuery } from './list-source-query.ts';
import { SourceFacts } from './source-facts.tsx';
import { SourceForm } from './source-form.tsx';

/** Refreshing a list from a web address: its settings, the last result, and doing it now. */
export function ListSourceSection({ listKey }: { readonly listKey: string }) {
  const { t } = useLingui();
  const { data: source, error, refetch } = useQuery(listSourceQuery(listKey));
  const [isEditing, setIsEditing] = useState(false);
  // The form that had the focus is gone after saving or cancelling.
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setIsEditing(false);
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="list-source">
      <Title order={2} id="list-source" mb="sm" ref={heading} tabIndex={-1}>
        {t`Automatisch verversen`}
      </Title>
      {source === undefined &&
        (error === null ? (
          <Skeleton height={80} />
        ) : (
          <LoadError error={error} onRetry={() => void refetch()} />
        ))}
      {source !== undefined && isEditing && (
        <SourceForm listKey={listKey} source={source} onClose={close} />
      )}
      {source === null && !isEditing && (
        <Stack gap="md" align="flex-start">
          <Text c="gray.7">
            <Trans>
              Staat deze lijst als CSV of JSON op het web? Dan kan hij zichzelf elk uur, elke dag of
              elke week bijwerken.
            </Trans>
          </Text>
          <Button variant="default" onClick={() => setIsEditing(true)}>
            <Trans>Bron instellen</Trans>
          </Button>
        </Stack>
      )}
      {source && !isEditing && (
        <CurrentSource listKey={listKey} source={source} onEdit={() => setIsEditing(true)} />
      )}
    </section>
  );
}

interface CurrentSourceProps {
  readonly listKey: string;
  readonly source: ListSource;
  readonly onEdit: () => void;
}

function CurrentSource({ listKey, source, onEdit }: CurrentSourceProps) {
  const { t } = useLingui();
  const refresh = useMutation({
    mutationFn: (acceptsShrinking: boolean) =>
      api.refreshCustomList({
        params: { key: listKey },
        body: { accepts_shrinking: acceptsShrinking },
      }),
    onSuccess: async ({ data }) => {
      if (data.last?.problem === null) notifySuccess(t`De lijst is ververst.`);
      await reloadList();
    },
  });
  const remove = useMutation({
    mutationFn: () => api.deleteListSource({ params: { key: listKey } }),
    onSuccess: async () => {
      notifySuccess(t`De lijst wordt niet meer ververst.`);
      await reloadList();
    },
  });
  return (
    <Stack gap="md">
      <SourceFacts source={source} />
      <Group>
        <Button
          variant="default"
          loading={refresh.isPending}
          onClick={() => refresh.mutate(false)}
        >{t`Nu verversen`}</Button>
        {source.last?.problem === 'shrunk' && (
          <Button variant="default" onClick={() => refresh.mutate(true)}>
            {t`Toch overnemen`}
          </Button>
        )}
        <Button variant="default" onClick={onEdit}>{t`Bron wijzigen`}</Button>
        <Button
          variant="default"
          loading={remove.isPending}
          onClick={() => remove.mutate()}
        >{t`Niet meer verversen`}</Button>
      </Group>
    </Stack>
  );
}

/** The entries, and the source with its result. */
const reloadList = () => queryClient.invalidateQueries({ queryKey: queryKeys.customLists.all });
