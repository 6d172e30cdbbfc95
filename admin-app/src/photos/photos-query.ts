import { queryOptions, skipToken } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { readFile } from '../api/fetch-file.ts';
import { readAsDataUrl } from './read-as-data-url.ts';

/** Which colleagues have a photo. */
export const photosQuery = queryOptions({
  queryKey: ['photos'],
  queryFn: async ({ signal }) => (await api.listPhotos({}, { signal })).data,
  staleTime: 300_000,
  refetchOnWindowFocus: false,
});

/** A photo as a `data:` URL: an image element cannot send the token that the server asks for. */
export const photoQuery = (userId: string, version: string | undefined) =>
  queryOptions({
    queryKey: [...photosQuery.queryKey, userId, version],
    queryFn:
      version === undefined
        ? skipToken
        : async ({ signal }) => {
            const photo = await readFile(`/v0/user-photos/${userId}/${version}`, signal);
            // Not kept: the next view tries again.
            if (photo === undefined) throw new Error('The photo was not received.');
            return readAsDataUrl(photo);
          },
    staleTime: Infinity,
  });
