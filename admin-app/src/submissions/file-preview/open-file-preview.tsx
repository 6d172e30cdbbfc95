import { Skeleton } from '@mantine/core';
import { modals } from '@mantine/modals';
import { lazy, Suspense } from 'react';

// Most people who read a submission open no file.
const FilePreview = lazy(async () => ({
  default: (await import('./file-preview.tsx')).FilePreview,
}));

/** Shows a file of a submission in a dialog. */
export function openFilePreview({ link, name }: { readonly link: string; readonly name: string }) {
  modals.open({
    title: name,
    size: '60rem',
    withCloseButton: true,
    children: (
      <Suspense fallback={<Skeleton height={400} />}>
        <FilePreview link={link} name={name} />
      </Suspense>
    ),
  });
}
