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
export async function readFile(path: string, signal?: AbortSignal): Promise<Blob | undefined> {
  const options = { headers: await requestHeaders(), ...(signal && { signal }) };
  const response = await fetch(path, options).catch(noAnswer);
  return response?.ok ? response.blob().catch(noAnswer) : undefined;
}

/** Shown like any other failed call. */
function noAnswer(): undefined {
  return undefined;
}
