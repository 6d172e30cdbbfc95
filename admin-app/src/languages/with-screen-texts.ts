import { loadScreenTexts } from './languages.ts';

/** Loads an area with the texts of its screens, side by side. */
export function withScreenTexts<Area>(load: () => Promise<Area>): () => Promise<Area> {
  return async () => (await Promise.all([load(), loadScreenTexts()]))[0];
}
