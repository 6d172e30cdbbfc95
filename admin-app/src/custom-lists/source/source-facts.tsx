import type { ListSource } from '@form-builder/core/contract/staff/settings/list-sources.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Stack, Text } from '@mantine/core';
import { RelativeTime } from '../../formats/relative-time.tsx';
import { intervalLabels, problemTexts } from './source-words.ts';

/** The address of a source, its schedule, and the result of the last refresh. */
export function SourceFacts({ source }: { readonly source: ListSource }) {
  const { t, i18n } = useLingui();
  const { url, last } = source;
  const every = i18n._(intervalLabels[source.every]);
  return (
    <Stack gap="xs">
      <Text style={{ overflowWrap: 'anywhere' }}>{t`${every} uit ${url}`}</Text>
      {last === null && (
        <Text c="gray.7">
          <Trans>Nog niet ververst.</Trans>
        </Text>
      )}
      {last?.problem === null && (
        <Text c="gray.7">
          <Trans>
            Laatst ververst <RelativeTime at={last.at} />: {last.added} nieuw, {last.changed}{' '}
            gewijzigd, {last.removed} verwijderd.
          </Trans>
        </Text>
      )}
      {last !== null && last.problem !== null && (
        <Alert color="red" variant="light" title={t`Het verversen is niet gelukt`}>
          <Text size="sm">{i18n._(problemTexts[last.problem])}</Text>
          <Text size="sm">
            <Trans>
              Geprobeerd <RelativeTime at={last.at} />. De lijst houdt de regels die er staan.
            </Trans>
          </Text>
        </Alert>
      )}
      <Text size="sm" c="gray.7">
        <Trans>
          Wat je hieronder zelf wijzigt, wordt bij de volgende verversing vervangen door de bron.
        </Trans>
      </Text>
    </Stack>
  );
}
