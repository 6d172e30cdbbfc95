import type { ProcessingLine } from '@form-builder/core/contract/staff/submissions/processing-lines.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton, Table, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError } from '../feedback/load-error.tsx';
import { formatExact } from '../formats/format-time.ts';
import { currentRegion } from '../languages/languages.ts';
import { processingLinesQuery } from './data-requests-queries.ts';
import { operationTexts } from './processing-texts.ts';

/** What was done with data of the person; read on demand, because the logbook notes who reads it. */
export function ProcessingLines({ requestId }: { readonly requestId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button mb="sm" variant="default" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? <Trans>Verwerkingen verbergen</Trans> : <Trans>Verwerkingen tonen</Trans>}
      </Button>
      {isOpen && <LoadedLines requestId={requestId} />}
    </>
  );
}

function LoadedLines({ requestId }: { readonly requestId: string }) {
  const query = useInfiniteQuery(processingLinesQuery(requestId));
  if (query.data === undefined)
    return query.error === null ? (
      <Skeleton height={120} aria-busy />
    ) : (
      <LoadError error={query.error} onRetry={() => void query.refetch()} />
    );
  const lines = query.data.pages.flatMap(({ data }) => data);
  if (lines.length === 0)
    return (
      <Text>
        <Trans>Er is nog niets vastgelegd.</Trans>
      </Text>
    );
  return (
    <>
      <LinesTable lines={lines} />
      {query.hasNextPage && (
        <Button
          variant="default"
          mt="sm"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          <Trans>Meer tonen</Trans>
        </Button>
      )}
    </>
  );
}

function LinesTable({ lines }: { readonly lines: readonly ProcessingLine[] }) {
  const { t, i18n } = useLingui();
  return (
    <Table.ScrollContainer minWidth={280}>
      <Table aria-label={t`Verwerkingen`}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t`Moment`}</Table.Th>
            <Table.Th>{t`Verwerking`}</Table.Th>
            <Table.Th>{t`Resultaat`}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line) => (
            <Table.Tr key={`${line.trace_id} ${line.operation_id}`}>
              <Table.Td>{formatExact(line.ended_at, currentRegion())}</Table.Td>
              <Table.Td>{i18n._(operationTexts[line.name])}</Table.Td>
              <Table.Td>{line.status === 'ok' ? t`Gelukt` : t`Mislukt`}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
