import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import type { ImportResult } from './list-import.ts';

const maxNamed = 8;

/** Shows the changes of an import, with the names of the first entries of each kind. */
export function ImportPreview({ result }: { readonly result: ImportResult }) {
  const { t } = useLingui();
  const { added, changed, removed, unchanged, skipped, overwritten, doubled } = result;
  const { addedColumns, removedColumns } = result;
  return (
    <Stack gap={4} role="status" aria-label={t`Wat er verandert`}>
      <Named text={t`Nieuw: ${added.length}`} labels={added} />
      <Named text={t`Gewijzigd: ${changed.length}`} labels={changed} />
      <Named text={t`Verwijderd: ${removed.length}`} labels={removed} />
      <Text>
        <Trans>Blijft gelijk: {unchanged}</Trans>
      </Text>
      {addedColumns.length > 0 && (
        <Text>
          <Trans>Nieuwe kolommen: {firstOf(addedColumns)}</Trans>
        </Text>
      )}
      {removedColumns.length > 0 && (
        <Text c="red">
          <Trans>Kolommen die verdwijnen: {firstOf(removedColumns)}</Trans>
        </Text>
      )}
      {skipped.length > 0 && (
        <Text c="red">
          <Trans>Overgeslagen, want zonder tekst: regel {firstOf(skipped)}</Trans>
        </Text>
      )}
      {overwritten.length > 0 && (
        <Text c="red">
          <Trans>
            Overgeslagen, want een latere regel heeft dezelfde code: regel {firstOf(overwritten)}
          </Trans>
        </Text>
      )}
      {doubled.length > 0 && (
        <Text c="orange.9">
          <Trans>
            Meer dan eens dezelfde tekst, ze worden allemaal overgenomen: {firstOf(doubled)}
          </Trans>
        </Text>
      )}
    </Stack>
  );
}

const firstOf = (all: readonly (string | number)[]): string =>
  `${all.slice(0, maxNamed).join(', ')}${all.length > maxNamed ? ' …' : ''}`;

function Named({ text, labels }: { readonly text: string; readonly labels: readonly string[] }) {
  return (
    <Text>
      {text}
      {labels.length > 0 && (
        <Text span size="sm" c="gray.7">
          {' '}
          {firstOf(labels)}
        </Text>
      )}
    </Text>
  );
}
