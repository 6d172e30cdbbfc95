import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import type { ImportResult } from './list-import.ts';

const maxNamed = 8;

/** Shows the changes of an import, with the names of the first entries of each kind. */
export function ImportPreview({ result }: { readonly result: ImportResult }) {
  const { t } = useLingui();
  const { added, changed, removed, unchanged, skipped } = result;
  return (
    <Stack gap={4} role="status" aria-label={t`Wat er verandert`}>
      <Named text={t`Nieuw: ${added.length}`} labels={added} />
      <Named text={t`Gewijzigd: ${changed.length}`} labels={changed} />
      <Named text={t`Verwijderd: ${removed.length}`} labels={removed} />
      <Text>
        <Trans>Blijft gelijk: {unchanged}</Trans>
      </Text>
      {skipped.length > 0 && (
        <Text c="red">
          <Trans>
            Overgeslagen, want zonder tekst: regel {skipped.slice(0, maxNamed).join(', ')}
          </Trans>
        </Text>
      )}
    </Stack>
  );
}

function Named({ text, labels }: { readonly text: string; readonly labels: readonly string[] }) {
  const named = labels.slice(0, maxNamed).join(', ');
  return (
    <Text>
      {text}
      {labels.length > 0 && (
        <Text span size="sm" c="gray.7">
          {' '}
          {named}
          {labels.length > maxNamed && ' …'}
        </Text>
      )}
    </Text>
  );
}
