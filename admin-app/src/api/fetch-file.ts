import { requestHeaders } from './client.ts';
import { saveBlob } from './save-blob.ts';

/** Fetches a file of the API and lets the browser save it; returns false on failure. */
export async function fetchFile(path: string, name: string): Promise<boolean> {
  const response = await fetch(path, { headers: await requestHeaders() }).catch(noAnswer);
  if (!response?.ok) return false;
  saveBlob(await response.blob(), name);
  return true;
}

/** Shown like any other failed call. */
function noAnswer(): undefined {
  return undefined;
}
