import type { ComponentType, ReactNode } from 'react';
import { lazyPart, type LazyPart } from '../feedback/lazy-part.tsx';
import { withTexts } from '../languages/with-texts.ts';

/** A part of the editor that the first view does not show: its code and the texts of panels load on use. */
export function panelPart<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
  loading?: ReactNode,
): LazyPart<Props> {
  const loadBoth = withTexts(load, 'panels');
  return lazyPart(async () => (await loadBoth())[name], loading);
}
