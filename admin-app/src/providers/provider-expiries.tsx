import {
  expiryWarningDays,
  type ExpiryKind,
  type Provider,
} from '@form-builder/core/contract/staff/settings/providers.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Text } from '@mantine/core';
import { formatDay } from '../formats/format-day.ts';
import { useNow } from '../formats/use-now.ts';

const dayMs = 86_400_000;

const names: Readonly<Record<ExpiryKind, MessageDescriptor>> = {
  secret: msg`De geheime sleutel`,
  certificate: msg`Ons certificaat`,
  next_certificate: msg`Ons volgende certificaat`,
  provider_certificate: msg`Het certificaat van de inlogdienst`,
  metadata: msg`De metadata van de inlogdienst`,
};

/** When what a provider depends on expires; a warning long before, because a new certificate takes weeks. */
export function ProviderExpiries({ provider }: { readonly provider: Provider }) {
  const { i18n } = useLingui();
  const now = useNow();
  return (provider.expiries ?? []).map(({ kind, at }) => {
    const name = i18n._(names[kind]);
    const day = formatDay(at.slice(0, 10));
    const left = Date.parse(at) - now;
    if (left > expiryWarningDays * dayMs)
      return (
        <Text key={kind} size="sm">
          <Trans>
            {name} is geldig tot {day}.
          </Trans>
        </Text>
      );
    return left > 0 ? (
      <Alert key={kind} color="yellow" variant="light" role="note">
        <Trans>
          {name} verloopt op {day}. Vervang dat op tijd: daarna werkt deze aanbieder niet meer.
        </Trans>
      </Alert>
    ) : (
      <Alert key={kind} color="red" variant="light" role="alert">
        <Trans>
          {name} is verlopen op {day}. Deze aanbieder werkt niet meer.
        </Trans>
      </Alert>
    );
  });
}
