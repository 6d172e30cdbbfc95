import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { PaymentPalette, useFoundPayments } from './payment-palette.tsx';
import { TemplatePalette, useFoundTemplates } from './template-palette.tsx';

export interface OwnPaletteProps {
  readonly searched: string;
  /** Whether the search finds a field type. */
  readonly hasTypes: boolean;
}

/** What the organisation itself offers below the field types: its payment services and its building blocks. */
export function OwnPalette({ searched, hasTypes }: OwnPaletteProps) {
  const payments = useFoundPayments(searched);
  const templates = useFoundTemplates(searched);
  return (
    <>
      {payments && <PaymentPalette found={payments} />}
      {templates.length > 0 && <TemplatePalette found={templates} />}
      {!hasTypes && !payments && templates.length === 0 && (
        <Text size="sm" c="dimmed" role="status">
          <Trans>Geen soort veld gevonden. Probeer een ander woord.</Trans>
        </Text>
      )}
    </>
  );
}
