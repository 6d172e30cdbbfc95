import { msg } from '@lingui/core/macro';
import type { SettingLabel } from './setting-label.ts';

/** The labels of the settings that are edited on the canvas: the others load with the panels that show them. */
export const drawnSettingLabels = {
  label: { label: msg`Label` },
  hint: { label: msg`Hulptekst`, help: msg`Staat boven het invoerveld.` },
  options: { label: msg`Keuzes` },
} satisfies Readonly<Record<string, SettingLabel>>;
