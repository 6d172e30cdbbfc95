import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Text } from '@mantine/core';
import { formatContrast } from '../../formats/format-contrast.ts';
import { defaultAccent, ensureContrast } from '../../theme/accent.ts';
import { contrastRatio, parseHex, toHex, type Rgb } from '../../theme/contrast.ts';
import type { SettingValues } from '../use-save-settings.ts';
import classes from './previews.module.css';

const white: Rgb = [255, 255, 255];

/** A button and a link in the colour that staff get, with its contrast. */
export function ColourPreview({ values }: { readonly values: SettingValues }) {
  const { t } = useLingui();
  const typed = values['primary_colour'];
  const chosen = parseHex(typeof typed === 'string' && typed !== '' ? typed : defaultAccent);
  if (chosen === undefined) return null;
  const used = ensureContrast(chosen);
  const colour = toHex(used);
  const contrast = formatContrast(contrastRatio(used, white));
  const tooLow = formatContrast(contrastRatio(chosen, white));
  return (
    <div>
      <Group gap="md" role="img" aria-label={t`Voorbeeld van de kleur`}>
        <span className={classes.button} style={{ background: colour }}>{t`Knop`}</span>
        <span className={classes.link} style={{ color: colour }}>{t`Link in een tekst`}</span>
      </Group>
      <Text size="sm" mt="xs" role="status">
        {colour === toHex(chosen) ? (
          <Trans>Contrast met wit: {contrast}. Dat is leesbaar.</Trans>
        ) : (
          <Trans>
            Contrast met wit: {tooLow}. Dat is te weinig: medewerkers zien {colour}, met {contrast}.
          </Trans>
        )}
      </Text>
    </div>
  );
}
