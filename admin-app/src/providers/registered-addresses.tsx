import { Trans, useLingui } from '@lingui/react/macro';
import { Code, Group, Stack, Text } from '@mantine/core';
import { CopyButton } from '../feedback/copy-button.tsx';

/** The addresses of this product that an administrator registers at a service. */
export function RegisteredAddresses({ paths }: { readonly paths: readonly string[] }) {
  const { t } = useLingui();
  return (
    <Stack gap="xs" component="section" aria-label={t`Adressen voor de aanbieder`}>
      <Text size="sm">
        <Trans>
          Geef deze adressen door aan de aanbieder, voor de weg terug na in- en uitloggen:
        </Trans>
      </Text>
      {paths.map((path) => {
        const url = `${location.origin}${path}`;
        return (
          <Group key={path} gap="sm">
            <Code style={{ overflowWrap: 'anywhere' }}>{url}</Code>
            <CopyButton text={url}>
              <Trans>Kopieer</Trans>
            </CopyButton>
          </Group>
        );
      })}
    </Stack>
  );
}
