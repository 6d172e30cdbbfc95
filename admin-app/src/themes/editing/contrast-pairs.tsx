import { contrastRatio } from '@form-builder/core/theme/contrast.ts';
import type { ContrastFault } from '@form-builder/core/theme/find-contrast-faults.ts';
import {
  colourPairs,
  type ColourPair,
  type Palette,
  type ThemeColour,
} from '@form-builder/core/theme/theme-colours.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ColorSwatch, Text } from '@mantine/core';
import { formatContrast } from '../../formats/format-contrast.ts';
import { staffText } from '../../languages/staff-texts.ts';
import styles from '../theme-form.module.css';

interface ContrastPairsProps {
  readonly front: ThemeColour;
  readonly palette: Palette;
  readonly fault: ContrastFault | undefined;
  readonly onFix: (colour: string) => void;
}

/** The contrast of a colour on each of its backgrounds, with the nearest colour that has enough. */
export function ContrastPairs({ front, palette, fault, onFix }: ContrastPairsProps) {
  const { t } = useLingui();
  const pairs = colourPairs.filter((pair) => pair.front === front);
  if (pairs.length === 0) return null;
  const suggestion = fault?.suggestion;
  return (
    <>
      <ul className={styles.pairs} aria-label={t`Contrast`}>
        {pairs.map((pair) => (
          <Pair key={pair.back} pair={pair} palette={palette} />
        ))}
      </ul>
      {suggestion !== undefined && (
        <Button
          size="compact-sm"
          variant="light"
          mt={4}
          leftSection={<ColorSwatch size={14} color={suggestion} aria-hidden />}
          onClick={() => onFix(suggestion)}
        >
          <Trans>Gebruik {suggestion}</Trans>
        </Button>
      )}
    </>
  );
}

function Pair({ pair, palette }: { readonly pair: ColourPair; readonly palette: Palette }) {
  const { t, i18n } = useLingui();
  const exact = contrastRatio(palette[pair.front], palette[pair.back]);
  if (exact === undefined) return null;
  const back = i18n._(staffText(`theme.colour_${pair.back}`));
  const ratio = formatContrast(exact);
  const least = formatContrast(pair.minRatio);
  const isLow = exact < pair.minRatio;
  return (
    <Text component="li" size="xs" c={isLow ? 'red.9' : 'gray.7'} fw={isLow ? 600 : 400}>
      {isLow
        ? t`Te weinig contrast op ${back}: ${ratio}. Nodig is ${least}.`
        : t`Op ${back}: ${ratio}`}
    </Text>
  );
}
