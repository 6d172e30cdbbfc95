import { loadTexts, type Catalogue } from './languages.ts';

/** Loads an area with the texts that its screens show, side by side. */
export function withTexts<Area>(
  load: () => Promise<Area>,
  ...catalogues: readonly Catalogue[]
): () => Promise<Area> {
  return async () => (await Promise.all([load(), ...catalogues.map(loadTexts)]))[0];
}

/** Loads an area of screens other than the form editor with their texts. */
export function withScreenTexts<Area>(load: () => Promise<Area>): () => Promise<Area> {
  return withTexts(load, 'screens');
}
