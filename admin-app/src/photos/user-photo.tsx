import { lazy, Suspense } from 'react';
import { initials } from '../formats/initials.ts';
import type { PhotoProps } from './photo.tsx';
import classes from './user-photo.module.css';

const Initials = ({ name }: PhotoProps) => initials(name);

// The first screen does not wait for it, and does without when it cannot be loaded.
const Photo = lazy(async () => ({
  default: (await import('./photo.tsx').catch(() => ({ Photo: Initials }))).Photo,
}));

interface UserPhotoProps extends PhotoProps {
  /** Of the initials, by which the circle is larger or smaller than in the menu. */
  readonly fontSize?: string;
}

/** The photo of a user, else the initials, in a circle beside which the name stands. */
export const UserPhoto = ({ fontSize, ...props }: UserPhotoProps) => (
  <span className={classes.circle} style={{ fontSize }} aria-hidden>
    <Suspense fallback={Initials(props)}>
      <Photo {...props} />
    </Suspense>
  </span>
);
