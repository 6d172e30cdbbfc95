import type { PhotoProps } from './photo.tsx';
import { UserPhoto } from './user-photo.tsx';
import classes from './user-mark.module.css';

/** A small photo of a user in front of the name, for lists. */
export function UserMark(props: PhotoProps) {
  return (
    <span className={classes.mark} aria-hidden>
      <UserPhoto {...props} />
    </span>
  );
}
