import { Trans, useLingui } from '@lingui/react/macro';
import { Button, FileInput, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ThemePart } from './theme-part.ts';
import styles from '../theme-form.module.css';

/** As the server accepts them: 200,000 characters of base64. */
const maxLogoBytes = 149_000;

/** The logo above a form: an image that is stored in the theme, its text and its place. */
export function LogoInput({ settings, change }: ThemePart) {
  const { t } = useLingui();
  const [isTooLarge, setTooLarge] = useState(false);
  const { logo, logo_alt: alt, logo_alignment: alignment = 'start' } = settings;
  const take = async (file: File | null) => {
    if (file === null) return;
    setTooLarge(file.size > maxLogoBytes);
    if (file.size <= maxLogoBytes) change({ logo: await readDataUrl(file) });
  };
  const remove = () => change({ logo: undefined, logo_alt: undefined, logo_alignment: undefined });
  return (
    <Stack gap="sm">
      <FileInput
        label={t`Logo`}
        description={t`PNG, JPEG, WebP of SVG, hoogstens 145 kB. Het staat boven het formulier.`}
        placeholder={logo === undefined ? t`Kies een afbeelding` : t`Kies een andere afbeelding`}
        styles={{ placeholder: { color: 'var(--mantine-color-gray-7)' } }}
        accept="image/png,image/jpeg,image/webp,image/svg+xml"
        error={isTooLarge && t`Deze afbeelding is te groot. Kies er een van hoogstens 145 kB.`}
        value={null}
        onChange={(file) => void take(file)}
      />
      {logo !== undefined && (
        <>
          <img src={logo} alt="" className={styles.logo} />
          <TextInput
            label={t`Tekst bij het logo`}
            description={t`Voor bezoekers die het logo niet zien, zoals de naam van de gemeente.`}
            maxLength={200}
            value={alt ?? ''}
            onChange={({ currentTarget: { value } }) =>
              change({ logo_alt: value === '' ? undefined : value })
            }
          />
          <div>
            <Text size="sm" fw={500} component="div" id="logo-place">
              <Trans>Plaats van het logo</Trans>
            </Text>
            <SegmentedControl
              aria-labelledby="logo-place"
              value={alignment}
              onChange={(place) => change({ logo_alignment: place })}
              data={[
                { value: 'start', label: t`Links` },
                { value: 'center', label: t`Midden` },
                { value: 'end', label: t`Rechts` },
              ]}
            />
          </div>
          <Button variant="default" onClick={remove} w="fit-content">
            <Trans>Logo verwijderen</Trans>
          </Button>
        </>
      )}
    </Stack>
  );
}

function readDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    // A data URL is text.
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });
}
