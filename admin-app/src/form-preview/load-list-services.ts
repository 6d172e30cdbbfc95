import type { LoadServices } from '@form-builder/renderer-element/preview';

/** Loads what drawn fields may ask the server: the entries of lists. */
export const loadListServices: LoadServices = async () =>
  (await import('./list-services.ts')).listServices;
