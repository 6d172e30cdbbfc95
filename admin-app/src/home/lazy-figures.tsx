import { Skeleton } from '@mantine/core';
import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '../frame/lazy-part.ts';

const Figures = lazyPart(async () => (await import('./figures.tsx')).Figures);

/** The figures of a handler or an administrator, which are fetched after the rest of the page. */
export function LazyFigures(props: ComponentProps<typeof Figures>) {
  return (
    <Suspense fallback={<Skeleton height={215} aria-busy="true" />}>
      <Figures {...props} />
    </Suspense>
  );
}

const DesignerForms = lazyPart(async () => (await import('./designer-forms.tsx')).DesignerForms);

/** The forms of a designer and the problems in them, which are fetched after the rest of the page. */
export function LazyDesignerForms() {
  return (
    <Suspense>
      <DesignerForms />
    </Suspense>
  );
}
