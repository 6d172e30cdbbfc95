import { createContext } from 'react';
import { darkPalette } from '@form-builder/core/theme/theme-colours.ts';
import type { ThemeSettings } from '@form-builder/core/theme/theme-settings.ts';

/** Themes for a story, by their name in the toolbar. */
export const storyThemes = {
  standard: {},
  green: {
    colours: {
      primary: '#00664f',
      secondary: '#00664f',
      surface: '#eef5f2',
      border: '#4d6b62',
      progress: '#008768',
    },
    label_size: 20,
  },
  sunny: {
    colours: {
      primary: '#7a4d00',
      background: '#fffbf2',
      surface: '#fdf3df',
      input: '#ffffff',
      border: '#7d6a45',
      label: '#2b2416',
    },
    font_family: 'Georgia, serif',
  },
  /** What visitors see who prefer dark pages, in themes that allow it. */
  dark: { colours: darkPalette },
} as const satisfies Readonly<Record<string, ThemeSettings>>;

export type StoryTheme = keyof typeof storyThemes;

/** The theme of a story. */
export const StoryThemeContext = createContext<StoryTheme>('standard');
