import { createTheme, type MantineColorsTuple, type MantineThemeOverride } from '@mantine/core';
import { accentShades } from './accent.ts';
import { componentDefaults, type OverlayLabels } from './component-defaults.ts';

/**
 * The neutral scale: cool greys, with text at 8 and 9, lines at 2 and 3, and backgrounds at 0 and
 * 1.
 */
const neutral: MantineColorsTuple = [
  '#f6f8fa',
  '#eef1f5',
  '#dfe4ea',
  '#c9d1da',
  '#a3aebb',
  '#76828f',
  '#5a6673',
  '#434e5a',
  '#2b3540',
  '#18212b',
];
const green: MantineColorsTuple = [
  '#ecf7ef',
  '#d8eede',
  '#b2dcbf',
  '#86c79a',
  '#55a972',
  '#318a52',
  '#1d7040',
  '#155a33',
  '#104727',
  '#0a331b',
];
const red: MantineColorsTuple = [
  '#fdf0ef',
  '#fadfdd',
  '#f4bdb9',
  '#ea938d',
  '#da5f57',
  '#c83b32',
  '#b02a22',
  '#8f1f19',
  '#701813',
  '#52100c',
];
const blue: MantineColorsTuple = [
  '#eef4fc',
  '#dce8f8',
  '#b8d0f1',
  '#8ab2e6',
  '#568ed6',
  '#3171c0',
  '#215ba3',
  '#194884',
  '#133868',
  '#0d284c',
];
const teal: MantineColorsTuple = [
  '#e9f6f6',
  '#d2ecec',
  '#a6d8d9',
  '#74bfc0',
  '#419fa1',
  '#228285',
  '#14696c',
  '#0e5456',
  '#0a4244',
  '#062e30',
];
const yellow: MantineColorsTuple = [
  '#fdf6e3',
  '#fbecc5',
  '#f5d88b',
  '#ecc050',
  '#d9a223',
  '#b9830f',
  '#8f640a',
  '#6f4d07',
  '#543a05',
  '#3b2903',
];

/** Creates the theme of one tenant; only the accent colour varies. */
export function createTenantTheme(
  accent: string | undefined,
  labels: OverlayLabels,
): MantineThemeOverride {
  return createTheme({
    colors: { accent: accentShades(accent), gray: neutral, green, red, blue, teal, yellow },
    primaryColor: 'accent',
    primaryShade: 6,
    autoContrast: true,
    luminanceThreshold: 0.4,
    black: neutral[9],
    fontFamily: '"Source Sans 3 Variable", "Source Sans 3", system-ui, sans-serif',
    fontFamilyMonospace: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace',
    fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
    lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.4' },
    spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
    defaultRadius: 'sm',
    radius: { xs: '0.125rem', sm: '0.375rem', md: '0.5rem', lg: '0.75rem', xl: '1rem' },
    headings: {
      fontWeight: '650',
      sizes: {
        h1: { fontSize: '1.625rem', lineHeight: '1.25' },
        h2: { fontSize: '1.1875rem', lineHeight: '1.35' },
        h3: { fontSize: '1rem', lineHeight: '1.4' },
      },
    },
    respectReducedMotion: true,
    components: componentDefaults(labels),
  });
}
