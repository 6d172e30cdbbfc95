import { useQuery } from '@tanstack/react-query';
import { initials } from '../formats/initials.ts';
import { photoQuery, photosQuery } from './photos-query.ts';
import classes from './user-photo.module.css';

interface UserPhotoProps {
  readonly userId: string;
  readonly name: string;
}

/** The photo of a user, else the initials; it fills the circle that it is in, beside which the name stands. */
export function UserPhoto({ userId, name }: UserPhotoProps) {
  const { data: photos } = useQuery(photosQuery);
  const version = photos?.find(({ user_id: id }) => id === userId)?.version;
  const { data: url } = useQuery(photoQuery(userId, version));
  return url ? <img className={classes.photo} src={url} alt="" /> : initials(name);
}

/** The same with a circle of its own, for lists. */
export function UserMark(props: UserPhotoProps) {
  return (
    <span className={classes.mark} aria-hidden>
      <UserPhoto {...props} />
    </span>
  );
}
