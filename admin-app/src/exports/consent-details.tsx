import type { ExportConsent } from '@form-builder/core/contract/staff/submissions/exports.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { RelativeTime } from '../formats/relative-time.tsx';

/** Until when colleagues can allow an export, or who decided and why. */
export function ConsentDetails({ consent }: { readonly consent: ExportConsent }) {
  const { t } = useLingui();
  const { state, expires_at: expiresAt, decided_by: by, reason } = consent;
  const colleague = by ?? t`een collega`;
  if (state === 'asked')
    return (
      <Text size="xs" c="gray.7">
        <Trans>Er staat een BSN in: een collega moet het goedvinden.</Trans> {t`Verloopt`}{' '}
        <RelativeTime at={expiresAt} />
      </Text>
    );
  if (state === 'expired') return null;
  return (
    <Text size="xs" c="gray.7">
      {state === 'given'
        ? t`Toestemming van ${colleague}`
        : t`Geweigerd door ${colleague}: ${reason}`}
    </Text>
  );
}
