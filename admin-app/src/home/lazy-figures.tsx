import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '../frame/lazy-part.ts';

const load = () => import('./figures.tsx');
const AdministratorFigures = lazyPart(async () => (await load()).AdministratorFigures);
const SubmissionFigures = lazyPart(async () => (await load()).SubmissionFigures);

/** The figures of a handler or an administrator, which are fetched after the rest of the page. */
export function LazyFigures({ isAdministrator }: { readonly isAdministrator: boolean }) {
  return (
    <Suspense fallback={<Skeleton height={215} aria-busy="true" />}>
      {isAdministrator ? <AdministratorFigures /> : <SubmissionFigures />}
    </Suspense>
  );
}
