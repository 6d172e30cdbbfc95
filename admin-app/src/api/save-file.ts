import { fetchFile } from './fetch-file.ts';
import { notifyError } from './notify.ts';

/** Fetches a file of the API and lets the browser save it; notifies the user on failure. */
export async function saveFile(path: string, name: string): Promise<boolean> {
  const isSaved = await fetchFile(path, name);
  if (!isSaved) notifyError(undefined);
  return isSaved;
}
