import { requestHeaders } from './client.ts';

/** Fetches a file of the API and lets the browser save it; returns false on failure. */
export async function fetchFile(path: string, name: string): Promise<boolean> {
  const response = await fetch(path, { headers: await requestHeaders() }).catch(noAnswer);
  if (!response?.ok) return false;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name;
  link.click();
  // Long enough for the browser to have started.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return true;
}

/** Shown like any other failed call. */
function noAnswer(): undefined {
  return undefined;
}
