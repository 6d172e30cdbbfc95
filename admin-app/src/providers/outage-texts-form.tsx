import type {
  OutageTexts,
  Provider,
} from '@form-builder/core/contract/staff/settings/providers.ts';
import { languages } from '@form-builder/core/messages/languages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { FailureAlert } from '../feedback/failure-alert.tsx';
import { languageName } from '../languages/language-name.ts';
import { useTenantLanguages } from '../session/use-tenant-languages.ts';
import { SaveButtons } from '../unsaved-changes/save-buttons.tsx';
import { useUnsavedChangesGuard } from '../unsaved-changes/use-unsaved-changes-guard.tsx';
import { OfProvider } from './of-provider.tsx';

const maxCharacters = 500;

/** What visitors read instead of the login button during an outage, in each language of the organisation. */
export function OutageTextsForm({ provider }: { readonly provider: Provider }) {
  const { t } = useLingui();
  const { id, stage, name, outage_texts: stored = {} } = provider;
  const shown = useTenantLanguages();
  const queryClient = useQueryClient();
  const [texts, setTexts] = useState<OutageTexts>(stored);
  const isDirty = languages.some((one) => (texts[one] ?? '').trim() !== (stored[one] ?? ''));
  useUnsavedChangesGuard(isDirty);
  const save = useMutation({
    mutationFn: () =>
      api.setProviderOutage({ params: { id, stage }, body: { is_down: true, texts } }),
    meta: { showsErrors: true },
    onSuccess: ({ data }) => {
      setTexts(data.outage_texts ?? {});
      return queryClient.invalidateQueries({ queryKey: queryKeys.providers, exact: true });
    },
  });
  const submit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    if (isDirty) save.mutate();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm" maw="40rem" mt="sm">
        <Text fw={600}>
          <Trans>Melding voor bezoekers</Trans>
          <OfProvider name={name} stage={stage} />
        </Text>
        <Text size="sm" c="gray.7">
          <Trans>
            Deze tekst staat in het formulier op de plaats van de knop om in te loggen. Zonder tekst
            lezen bezoekers dat er een storing is.
          </Trans>
        </Text>
        <FailureAlert error={save.error} />
        {shown.map((language) => (
          <Textarea
            key={language}
            label={languageName(language)}
            placeholder={t`Bijvoorbeeld: tot wanneer het duurt`}
            lang={language}
            autosize
            minRows={2}
            maxLength={maxCharacters}
            value={texts[language] ?? ''}
            onChange={({ currentTarget }) =>
              setTexts({ ...texts, [language]: currentTarget.value })
            }
          />
        ))}
        <SaveButtons isSaving={save.isPending} isDirty={isDirty} onReset={() => setTexts(stored)} />
      </Stack>
    </form>
  );
}
