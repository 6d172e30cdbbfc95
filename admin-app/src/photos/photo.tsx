import { useQuery } from '@tanstack/react-query';
import { initials } from '../formats/initials.ts';
import { photoQuery, photosQuery } from './photos-query.ts';

export interface PhotoProps {
  readonly userId: string;
  readonly name: string;
}

/** The photo of a user once it is fetched, else the initials. */
export function Photo({ userId, name }: PhotoProps) {
  const { data: photos } = useQuery(photosQuery);
  const version = photos?.find(({ user_id: id }) => id === userId)?.version;
  const { data: url } = useQuery(photoQuery(userId, version));
  if (!url) return initials(name);
  return <img src={url} alt="" width="100%" height="100%" style={{ borderRadius: '50%' }} />;
}
