import type { FormUse } from '@form-builder/core/contract/staff/forms/form-use.ts';
import type { Provider } from '@form-builder/core/contract/staff/settings/providers.ts';
import { stageOf } from '@form-builder/core/contract/staff/settings/stage-of.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { errorText } from '../api/error-text.ts';
import { notifySuccess } from '../api/notify.ts';
import { queryKeys } from '../api/query-keys.ts';
import { formNames } from '../form-uses/form-names.ts';
import { OfProvider } from './of-provider.tsx';
import { providerUsesQuery } from './providers-query.ts';

/** Deletes a provider after a question that names the forms that use it; a published form prevents it. */
export function DeleteProviderButton({ provider }: { readonly provider: Provider }) {
  const { t } = useLingui();
  const { id, name, stage } = provider;
  const { data: uses = [] } = useQuery(providerUsesQuery(id));
  const remove = useDeleteProvider(provider);
  const published = uses.filter((use) => isServed(use, stage));
  const ask = () => {
    const title = t`Aanbieder verwijderen`;
    if (published.length > 0) {
      const forms = formNames(published);
      modals.open({
        title,
        closeButtonProps: { 'aria-label': t`Sluiten` },
        children: (
          <Text>{t`“${name}” kan niet weg, want deze formulieren zijn ermee gepubliceerd: ${forms}. Kies daar eerst een andere aanbieder, of trek ze in.`}</Text>
        ),
      });
      return;
    }
    const forms = formNames(uses);
    modals.openConfirmModal({
      title,
      children: (
        <Text>
          {forms === ''
            ? t`De instellingen en de sleutel van “${name}” worden verwijderd. Dit kun je niet terugdraaien.`
            : t`Deze formulieren verwijzen naar “${name}”: ${forms}. De instellingen en de sleutel worden verwijderd. Dit kun je niet terugdraaien.`}
        </Text>
      ),
      labels: { confirm: t`Ja, verwijder de aanbieder`, cancel: t`Annuleren` },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(),
    });
  };
  return (
    <>
      {remove.error !== null && (
        <Text size="sm" c="red.8" role="alert">
          {errorText(remove.error)}
        </Text>
      )}
      <Button
        variant="default"
        size="compact-md"
        c="red.8"
        loading={remove.isPending}
        onClick={ask}
      >
        <Trans>Verwijderen</Trans>
        <OfProvider name={name} stage={stage} />
      </Button>
    </>
  );
}

/** Whether a version is published where the provider of this stage serves. */
const isServed = ({ published_in }: FormUse, stage: Provider['stage']): boolean =>
  published_in.some((environment) => stageOf(environment) === stage);

function useDeleteProvider({ id, stage }: Provider) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.deleteProvider({ params: { id, stage } }),
    meta: { showsErrors: true },
    onSuccess: async () => {
      notifySuccess(t`De aanbieder is verwijderd.`);
      await queryClient.invalidateQueries({ queryKey: queryKeys.providers });
    },
  });
}
