import { Trans, useLingui } from '@lingui/react/macro';
import { SegmentedControl, Text, Title, useMantineColorScheme } from '@mantine/core';

/** The choice between light and dark, kept in this browser; `public/colour-scheme.js` reads it at the next start. */
export function ColourSchemeSection() {
  const { t } = useLingui();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <section aria-labelledby="own-colour-scheme">
      <Title order={2} id="own-colour-scheme" mb="md">
        {t`Licht of donker`}
      </Title>
      <SegmentedControl
        aria-labelledby="own-colour-scheme"
        value={colorScheme}
        onChange={setColorScheme}
        data={[
          { value: 'light', label: t`Licht` },
          { value: 'dark', label: t`Donker` },
          { value: 'auto', label: t`Zoals je computer` },
        ]}
      />
      <Text size="sm" c="dimmed" mt="xs">
        <Trans>
          Deze keuze geldt op dit apparaat. Bezoekers zien je formulieren in de kleuren van hun
          thema.
        </Trans>
      </Text>
    </section>
  );
}
