import type { CheckedForm } from '../../checked-form.ts';
import { contrastRatio } from '../../../theme/contrast.ts';
import { createFinding } from '../../finding.ts';
import type { Finding } from '../../finding.ts';
import { colourPairs } from '../../../theme/theme-colours.ts';
import type { Check } from '../check.ts';

/** Checks the contrast of texts and borders with their background (WCAG 2.2, 1.4.3 and 1.4.11). */
export const checkContrast: Check = function* ({
  context: { theme },
}: CheckedForm): Generator<Finding> {
  for (const { front, back, minRatio } of colourPairs) {
    const ratio = contrastRatio(theme?.[front] ?? '', theme?.[back] ?? '');
    if (ratio === undefined || ratio >= minRatio) continue;
    const params = {
      front,
      back,
      ratio: (Math.floor(ratio * 10) / 10).toFixed(1),
      least: minRatio,
    };
    yield createFinding('contrast_low', { setting: `theme.${front}` }, params);
  }
};
