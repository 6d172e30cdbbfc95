/** The colours of a theme by name (product specification, section 3), as `#rrggbb`. */
export type ThemeColours = Readonly<Partial<Record<ThemeColour, string>>>;

export type ThemeColour =
  | 'primary'
  | 'secondary'
  | 'error'
  | 'background'
  | 'surface'
  | 'input'
  | 'border'
  | 'card'
  | 'label'
  | 'placeholder'
  | 'progress'
  | 'option';

/** Two colours that stand on each other, and the least contrast WCAG 2.2 AA asks for there. */
export interface ColourPair {
  readonly front: ThemeColour;
  readonly back: ThemeColour;
  readonly least: number;
}

/** Text needs 4.5 (success criterion 1.4.3), the edges of controls 3 (1.4.11). */
export const colourPairs: readonly ColourPair[] = [
  { front: 'label', back: 'background', least: 4.5 },
  { front: 'label', back: 'surface', least: 4.5 },
  { front: 'label', back: 'card', least: 4.5 },
  { front: 'label', back: 'option', least: 4.5 },
  { front: 'error', back: 'background', least: 4.5 },
  { front: 'error', back: 'surface', least: 4.5 },
  { front: 'placeholder', back: 'input', least: 4.5 },
  { front: 'primary', back: 'background', least: 4.5 },
  { front: 'border', back: 'background', least: 3 },
  { front: 'border', back: 'input', least: 3 },
  { front: 'progress', back: 'background', least: 3 },
];
