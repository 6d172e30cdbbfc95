import { lazy, Suspense } from 'react';
import { initials } from '../formats/initials.ts';
import type { PhotoProps } from './photo.tsx';

const Initials = ({ name }: PhotoProps) => initials(name);

// The first screen does not wait for it, and does without when it cannot be loaded.
const Photo = lazy(async () => ({
  default: (await import('./photo.tsx').catch(() => ({ Photo: Initials }))).Photo,
}));

/** The photo of a user, else the initials; it fills the circle that it is in, beside which the name stands. */
export const UserPhoto = (props: PhotoProps) => (
  <Suspense fallback={Initials(props)}>
    <Photo {...props} />
  </Suspense>
);
