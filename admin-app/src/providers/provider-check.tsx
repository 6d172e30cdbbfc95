import type { Provider } from '@form-builder/core/contract/staff/settings/providers.ts';
import { providerDriverNames } from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { errorText } from '../api/error-text.ts';
import { OfProvider } from './of-provider.tsx';
import { driverTexts, providerErrors } from './provider-words.ts';
import classes from './provider-settings.module.css';

/** Checks whether a provider responds and accepts the credentials. */
export function ProviderCheck({ provider }: { readonly provider: Provider }) {
  const { t, i18n } = useLingui();
  const { id, stage } = provider;
  const check = useMutation({
    mutationFn: () => api.checkProvider({ params: { id, stage } }),
    meta: { showsErrors: true },
  });
  const outcome = () => {
    if (check.error !== null) return errorText(check.error);
    if (check.data === undefined) return '';
    const { error, setting, duration_ms: duration } = check.data.data;
    if (error === null) return t`Werkt (${duration} ms)`;
    const place = setting === undefined ? undefined : settingLabel(provider, setting);
    const reason = [i18n._(providerErrors[error]), place && `(${i18n._(place)})`]
      .filter((part) => part !== undefined)
      .join(' ');
    return t`Werkt niet: ${reason}`;
  };
  const text = outcome();
  const hostKey = check.data?.data.host_key;
  return (
    <Group gap={0}>
      <Stack gap={4} mr={text === '' ? 0 : 'sm'} role="status">
        <Text size="sm">{text}</Text>
        {hostKey !== undefined && <HostKey fingerprint={hostKey} />}
      </Stack>
      <Button
        variant="default"
        size="compact-md"
        loading={check.isPending}
        onClick={() => check.mutate()}
      >
        <Trans>Test deze aanbieder</Trans>
        <OfProvider name={provider.name} stage={stage} />
      </Button>
    </Group>
  );
}

function settingLabel({ driver }: Provider, key: string): MessageDescriptor | undefined {
  const known = providerDriverNames.find((name) => name === driver);
  return known && driverTexts(known).setting({ key });
}

/** The key that a server shows; only its administrator can tell whether it is the right one. */
function HostKey({ fingerprint }: { readonly fingerprint: string }) {
  return (
    <Text size="sm">
      <Trans>
        De server toont deze vingerafdruk:{' '}
        <Code className={classes.fingerprint}>{fingerprint}</Code>. Vraag de beheerder van de server
        of hij klopt. Neem hem dan over in de instellingen. Tot die tijd sturen we niets.
      </Trans>
    </Text>
  );
}
