import type { DataRequestDetail } from '@form-builder/core/contract/staff/submissions/data-requests.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { List, Text } from '@mantine/core';
import { formatExact } from '../formats/format-time.ts';
import { currentRegion } from '../languages/languages.ts';
import { actionTexts } from './data-request-texts.ts';

/** What was done for a request, by whom and when; it contains nothing about the person. */
export function DataRequestReport({ request }: { readonly request: DataRequestDetail }) {
  const { i18n } = useLingui();
  return (
    <>
      <List spacing={6}>
        {request.actions.map(({ action, count, receivers, by, at }) => (
          <List.Item key={`${action} ${at}`}>
            {i18n._(actionTexts[action])}
            {(count > 1 || action === 'erased') && ` (${count})`}
            <Text span size="sm" c="gray.7">
              {' '}
              · {formatExact(at, currentRegion())} · {by}
            </Text>
            {receivers.length > 0 && (
              <Text size="sm">
                <Trans>Een kopie ging naar: {receivers.join(', ')}</Trans>
              </Text>
            )}
          </List.Item>
        ))}
      </List>
      {request.status !== 'open' && (
        <Text size="sm" c="gray.7" mt="sm">
          <Trans>Waarop gezocht is en wat gevonden werd, is bij het afsluiten gewist.</Trans>
        </Text>
      )}
    </>
  );
}
