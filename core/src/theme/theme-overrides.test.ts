import { expect, test } from 'vitest';
import { applyOverrides, noteOverrides, removeOverride } from './theme-overrides.ts';
import type { ThemeSettings } from './theme-settings.ts';

const theme: ThemeSettings = { colours: { primary: '#006b3c', border: '#444444' }, radius: 4 };

test('what was changed and differs from the theme is an override', () => {
  const own = noteOverrides(theme, theme, { ...theme, radius: 12, font_family: 'Arial' });
  expect(own.overrides).toEqual(['radius', 'font_family']);
  const back = noteOverrides(theme, own, { ...own, radius: 4 });
  expect(back).toEqual({ ...theme, font_family: 'Arial', overrides: ['font_family'] });
});

test('what differs because the theme was changed later is no override', () => {
  const earlier = { ...theme, radius: 2 };
  const own = noteOverrides(theme, earlier, { ...earlier, label_size: 22 });
  expect(own.overrides).toEqual(['label_size']);
});

test('an update of the theme leaves the overrides, colour by colour', () => {
  const version: ThemeSettings = {
    colours: { primary: '#7b1fa2', border: '#444444' },
    radius: 4,
    overrides: ['colours.primary'],
  };
  const updated = { colours: { primary: '#006b3c', border: '#111111' }, radius: 8 };
  expect(applyOverrides(updated, version)).toEqual({
    colours: { primary: '#7b1fa2', border: '#111111' },
    radius: 8,
    overrides: ['colours.primary'],
  });
  expect(applyOverrides(updated, theme)).toEqual(updated);
});

test('the default is an override of what the theme sets, and an override can be given up', () => {
  const { colours } = theme;
  const own = noteOverrides(theme, theme, { colours: { border: '#444444' } });
  expect(own.overrides).toEqual(['colours.primary', 'radius']);
  expect(applyOverrides(theme, own)).toEqual(own);
  const withColour = removeOverride(theme, own, 'colours.primary');
  expect(withColour).toEqual({ colours, overrides: ['radius'] });
  expect(removeOverride(theme, withColour, 'radius')).toEqual(theme);
});
