import type { LoadServices } from '@form-builder/renderer-element/preview';

/** Loads what drawn fields may ask the server: the entries of lists, and the names of logins. */
export const loadDrawingServices: LoadServices = async () =>
  (await import('./drawing-services.ts')).drawingServices;
