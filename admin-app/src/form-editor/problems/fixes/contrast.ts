import { findContrastFaults } from '@form-builder/core/theme/find-contrast-faults.ts';
import { msg } from '@lingui/core/macro';
import { changeVersion } from '../../document/version-commands.ts';
import type { FindFix } from './fix.ts';

/** Takes the nearest colour that is readable on all its backgrounds. */
export const darkenColour: FindFix = ({ params }, { theme_settings: theme }) => {
  const fault = findContrastFaults(theme).find(
    ({ in: palette, front }) => palette === 'colours' && front === params['front'],
  );
  const colour = fault?.suggestion;
  if (!fault || colour === undefined) return undefined;
  return {
    label: msg`kleur ${colour} gebruiken`,
    command: changeVersion({
      theme_settings: { ...theme, colours: { ...theme.colours, [fault.front]: colour } },
    }),
  };
};
