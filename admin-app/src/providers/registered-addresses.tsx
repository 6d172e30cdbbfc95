import { Trans, useLingui } from '@lingui/react/macro';
import { Code, Group, Stack, Text } from '@mantine/core';
import { CopyButton } from '../feedback/copy-button.tsx';

interface RegisteredAddressesProps {
  readonly paths: readonly string[];
  /** The path to which the service reports logouts; null when it cannot, or not yet. */
  readonly logoutPath: string | null;
  /** The path of our public keys; null when the service knows us by a secret. */
  readonly keysPath: string | null;
}

/** The addresses of this product that an administrator registers at a service. */
export function RegisteredAddresses({ paths, logoutPath, keysPath }: RegisteredAddressesProps) {
  const { t } = useLingui();
  return (
    <Stack gap="xs" component="section" aria-label={t`Adressen voor de aanbieder`}>
      <Text size="sm">
        <Trans>
          Geef deze adressen door aan de aanbieder, voor de weg terug na in- en uitloggen:
        </Trans>
      </Text>
      {paths.map((path) => (
        <Address key={path} path={path} />
      ))}
      {logoutPath !== null && (
        <>
          <Text size="sm">
            <Trans>
              Kan de aanbieder melden dat iemand daar uitlogt (back-channel logout)? Geef dan ook
              dit adres door. Wie daar uitlogt, is dan ook hier uitgelogd:
            </Trans>
          </Text>
          <Address path={logoutPath} />
        </>
      )}
      {keysPath !== null && (
        <>
          <Text size="sm">
            <Trans>
              Geef ook het adres van onze openbare sleutels door (JWKS URL). Daarmee controleert de
              aanbieder onze handtekening. De sleutels worden elk jaar vanzelf vervangen:
            </Trans>
          </Text>
          <Address path={keysPath} />
        </>
      )}
    </Stack>
  );
}

/** The address at which a receiver says afterwards what became of a submission. */
export function AnswersAddress({ path }: { readonly path: string }) {
  const { t } = useLingui();
  return (
    <Stack gap="xs" component="section" aria-label={t`Adres voor latere antwoorden`}>
      <Text size="sm">
        <Trans>
          Meldt de aanbieder later dat een bericht niet is verwerkt (Fo01, Fo02 of Fo03)? Geef dan
          dit adres door. De levering wordt dan alsnog een mislukte levering. Houd het adres geheim:
          wie het kent, kan antwoorden sturen.
        </Trans>
      </Text>
      <Address path={path} />
    </Stack>
  );
}

function Address({ path }: { readonly path: string }) {
  const url = `${location.origin}${path}`;
  return (
    <Group gap="sm">
      <Code style={{ overflowWrap: 'anywhere' }}>{url}</Code>
      <CopyButton text={url}>
        <Trans>Kopieer</Trans>
      </CopyButton>
    </Group>
  );
}
