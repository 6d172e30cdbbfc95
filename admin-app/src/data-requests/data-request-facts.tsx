import type { DataRequestDetail } from '@form-builder/core/contract/staff/submissions/data-requests.ts';
import { useLingui } from '@lingui/react/macro';
import { SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { staffText } from '../languages/staff-texts.ts';
import { DataRequestStatusBadge } from './data-request-status.tsx';
import { searchKindTexts } from './data-request-texts.ts';
import { formatDay } from '../formats/format-day.ts';

/** What was requested, by when it is due, and how it ended. */
export function DataRequestFacts({ request }: { readonly request: DataRequestDetail }) {
  const { t, i18n } = useLingui();
  const { search } = request;
  const kind = i18n._(searchKindTexts[search.kind]);
  const searchedFor =
    search.hint === '' ? t`${kind} (gewist bij het afsluiten)` : `${kind} ${search.hint}`;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t`Soort verzoek`, i18n._(staffText(`data_request.kind.${request.kind}`))],
    [t`Status`, <DataRequestStatusBadge key="status" request={request} />],
    [t`Ontvangen op`, formatDay(request.received_on)],
    [t`Antwoord uiterlijk`, formatDay(request.due_on)],
    [t`Gezocht op`, searchedFor],
    [t`Vastgelegd door`, request.created_by],
    [t`Reden van verlenging`, request.extension_reason],
    [t`Afgesloten door`, request.closed_by],
    [t`Toelichting`, request.closing_reason],
  ];
  return (
    <SimpleGrid component="dl" cols={{ base: 1, xs: 2, md: 3 }} spacing="lg" m={0}>
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <Text component="dt" size="sm" c="gray.7">
              {label}
            </Text>
            <Text component="dd" m={0} style={{ overflowWrap: 'anywhere' }}>
              {value}
            </Text>
          </div>
        ))}
    </SimpleGrid>
  );
}
