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

/** Two colours of a theme with too little contrast, and a colour that can. */
export interface ContrastFault extends ColourPair {
  readonly in: 'colours' | 'dark_colours';
  readonly ratio: number;
  /** The front colour nearest to the present one that passes on all it stands on. */
  readonly suggestion: string | undefined;
}

export interface ThemePalettes {
  readonly colours: Palette;
  readonly dark_colours?: Palette;
}

/** The palettes that visitors can get to see: defaults where the theme says nothing. */
export function palettesOf(theme: ThemeSettings): ThemePalettes {
  return {
    colours: filled(lightPalette, theme.colours),
    ...(theme.has_dark === true ? { dark_colours: filled(darkPalette, theme.dark_colours) } : {}),
  };
}

/** Every pair of colours of a theme below WCAG 2.2 AA. */
export function findContrastFaults(theme: ThemeSettings): readonly ContrastFault[] {
  const { colours, dark_colours: dark } = palettesOf(theme);
  return [...faultsIn(colours, 'colours'), ...(dark ? faultsIn(dark, 'dark_colours') : [])];
}

function faultsIn(palette: Palette, place: ContrastFault['in']): readonly ContrastFault[] {
  return colourPairs.flatMap((pair) => {
    const ratio = contrastRatio(palette[pair.front], palette[pair.back]);
    if (ratio === undefined || ratio >= pair.least) return [];
    return [{ ...pair, in: place, ratio, suggestion: suggest(palette, pair.front) }];
  });
}

/** A colour that mends every fault of its name at once. */
function suggest(palette: Palette, front: ColourPair['front']): string | undefined {
  const pairs = colourPairs.filter((pair) => pair.front === front);
  const least = Math.max(...pairs.map((pair) => pair.least));
  const backs = pairs.map(({ back }) => palette[back]);
  return nearestReadable(palette[front], backs, least);
}

/** A palette with a theme's own colours; names it leaves out follow those they lean on. */
function filled(palette: Palette, colours: ThemeColours = {}): Palette {
  const { primary, background, surface } = { ...palette, ...colours };
  return {
    ...palette,
    ...{ secondary: primary, progress: primary, option: background, card: surface },
    ...colours,
  };
}
