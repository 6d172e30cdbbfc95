import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/client.ts';
import { errorText } from '../api/error-text.ts';
import { FileTextInput } from './file-text-input.tsx';
import { providerErrors } from './provider-words.ts';

interface MetadataInputProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The metadata of an identity provider: from a file, pasted, or fetched once from a web address. */
export function MetadataInput({ label, hint, error, value, onChange }: MetadataInputProps) {
  const { t, i18n } = useLingui();
  const [url, setUrl] = useState('');
  const fetched = useMutation({
    mutationFn: () => api.fetchProviderMetadata({ body: { url } }),
    meta: { showsErrors: true },
    onSuccess: ({ data: { metadata } }) => {
      if (metadata !== null) onChange(metadata);
    },
  });
  const failure = () => {
    if (fetched.error !== null) return errorText(fetched.error);
    const code = fetched.data?.data.error ?? null;
    if (code === null) return undefined;
    const reason = i18n._(providerErrors[code]);
    return t`Niet opgehaald: ${reason}`;
  };
  const isFetched = fetched.data !== undefined && fetched.data.data.metadata !== null;
  return (
    <Stack gap="xs">
      <FileTextInput
        label={label}
        description={hint}
        error={error}
        accept=".xml,.txt"
        value={value}
        onChange={onChange}
      />
      <Group gap="sm" align="flex-end">
        <TextInput
          flex="1 1 14rem"
          type="url"
          label={t`Of haal de metadata op van dit webadres`}
          value={url}
          error={failure()}
          onChange={({ currentTarget }) => setUrl(currentTarget.value)}
        />
        <Button
          variant="default"
          disabled={url.trim() === ''}
          loading={fetched.isPending}
          onClick={() => fetched.mutate()}
        >
          <Trans>Ophalen</Trans>
        </Button>
      </Group>
      <span role="status">
        {isFetched && <Trans>De metadata is opgehaald. Controleer en sla op.</Trans>}
      </span>
    </Stack>
  );
}
