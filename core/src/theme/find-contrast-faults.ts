import { contrastRatio, nearestReadable } from './contrast.ts';
import {
  colourPairs,
  darkPalette,
  lightPalette,
  type ColourPair,
  type Palette,
  type ThemeColours,
} from './theme-colours.ts';
import type { ThemeSettings } from './theme-settings.ts';

/** Two colours of a theme with insufficient contrast, and a sufficient colour. */
export interface ContrastFault extends ColourPair {
  readonly in: 'colours' | 'dark_colours';
  readonly ratio: number;
  /** The nearest front colour with sufficient contrast on all its backgrounds. */
  readonly suggestion: string | undefined;
}

export interface ThemePalettes {
  readonly colours: Palette;
  readonly dark_colours?: Palette;
}

/** The palettes that visitors may see, with defaults for colours that the theme does not set. */
export function palettesOf(theme: ThemeSettings): ThemePalettes {
  return {
    colours: filled(lightPalette, theme.colours),
    ...(theme.has_dark === true ? { dark_colours: filled(darkPalette, theme.dark_colours) } : {}),
  };
}

/** Finds every pair of colours of a theme below WCAG 2.2 AA. */
export function findContrastFaults(theme: ThemeSettings): readonly ContrastFault[] {
  const { colours, dark_colours: dark } = palettesOf(theme);
  return [...faultsIn(colours, 'colours'), ...(dark ? faultsIn(dark, 'dark_colours') : [])];
}

function faultsIn(palette: Palette, place: ContrastFault['in']): readonly ContrastFault[] {
  return colourPairs.flatMap((pair) => {
    const ratio = contrastRatio(palette[pair.front], palette[pair.back]);
    if (ratio === undefined || ratio >= pair.minRatio) return [];
    return [{ ...pair, in: place, ratio, suggestion: suggest(palette, pair.front) }];
  });
}

/** Returns a colour that solves all faults of its name. */
function suggest(palette: Palette, front: ColourPair['front']): string | undefined {
  const pairs = colourPairs.filter((pair) => pair.front === front);
  const minRatio = Math.max(...pairs.map((pair) => pair.minRatio));
  const backs = pairs.map(({ back }) => palette[back]);
  return nearestReadable(palette[front], backs, minRatio);
}

/** Returns a palette with a theme's own colours; absent names are derived from related ones. */
function filled(palette: Palette, colours: ThemeColours = {}): Palette {
  const { primary, background, surface } = { ...palette, ...colours };
  return {
    ...palette,
    secondary: primary,
    progress: primary,
    option: background,
    card: surface,
    ...colours,
  };
}
