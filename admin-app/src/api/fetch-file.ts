import { requestHeaders } from './client.ts';
import { saveBlob } from './save-blob.ts';

/** Fetches a file of the API and lets the browser save it; returns false on failure. */
export async function fetchFile(path: string, name: string): Promise<boolean> {
  const content = await readFile(path);
  if (content === undefined) return false;
  saveBlob(content, name);
  return true;
}

/** Fetches a file of the API; `undefined` on failure. */
export async function readFile(path: string): Promise<Blob | undefined> {
  const response = await fetch(path, { headers: await requestHeaders() }).catch(noAnswer);
  return response?.ok ? response.blob() : undefined;
}

/** Shown like any other failed call. */
function noAnswer(): undefined {
  return undefined;
}
