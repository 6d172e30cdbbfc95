/** The colours of a theme, in the order of the editor. */
export const themeColourNames = [
  'primary',
  'secondary',
  'error',
  'background',
  'surface',
  'input',
  'border',
  'card',
  'label',
  'placeholder',
  'progress',
  'option',
] as const;

export type ThemeColour = (typeof themeColourNames)[number];

/** Colours by name, as `#rrggbb` or `#rgb`; what is absent keeps its default. */
export type ThemeColours = Readonly<Partial<Record<ThemeColour, string>>>;

/** A colour for every name. */
export type Palette = Readonly<Record<ThemeColour, string>>;

/** The colours of a form without a theme, equal to those in the element's style sheet. */
export const lightPalette: Palette = {
  primary: '#154273',
  secondary: '#154273',
  error: '#b3141f',
  background: '#ffffff',
  surface: '#f3f5f8',
  input: '#ffffff',
  border: '#5b6570',
  card: '#f3f5f8',
  label: '#1b1f24',
  placeholder: '#525b66',
  progress: '#154273',
  option: '#ffffff',
};

/** The dark palette, for visitors who prefer it, in themes that allow it. */
export const darkPalette: Palette = {
  primary: '#9cc7f5',
  secondary: '#9cc7f5',
  error: '#ff9d9d',
  background: '#16191d',
  surface: '#20252b',
  input: '#0f1215',
  border: '#8e99a5',
  card: '#20252b',
  label: '#f1f3f5',
  placeholder: '#adb6c0',
  progress: '#9cc7f5',
  option: '#16191d',
};

/** Two colours on each other, and the minimum contrast of WCAG 2.2 AA. */
export interface ColourPair {
  readonly front: ThemeColour;
  readonly back: ThemeColour;
  readonly minRatio: number;
}

/** Text requires 4.5 (success criterion 1.4.3), borders of controls 3 (1.4.11). */
export const colourPairs: readonly ColourPair[] = [
  { front: 'label', back: 'background', minRatio: 4.5 },
  { front: 'label', back: 'surface', minRatio: 4.5 },
  { front: 'label', back: 'card', minRatio: 4.5 },
  { front: 'label', back: 'input', minRatio: 4.5 },
  { front: 'label', back: 'option', minRatio: 4.5 },
  { front: 'error', back: 'background', minRatio: 4.5 },
  { front: 'error', back: 'surface', minRatio: 4.5 },
  { front: 'error', back: 'card', minRatio: 4.5 },
  { front: 'placeholder', back: 'input', minRatio: 4.5 },
  { front: 'primary', back: 'background', minRatio: 4.5 },
  { front: 'primary', back: 'surface', minRatio: 4.5 },
  { front: 'secondary', back: 'background', minRatio: 4.5 },
  { front: 'secondary', back: 'surface', minRatio: 4.5 },
  { front: 'secondary', back: 'card', minRatio: 4.5 },
  { front: 'border', back: 'background', minRatio: 3 },
  { front: 'border', back: 'card', minRatio: 3 },
  { front: 'border', back: 'input', minRatio: 3 },
  { front: 'progress', back: 'background', minRatio: 3 },
];
