import { visitorFileRoutes } from '@form-builder/core/contract/visitor/visitor-file-routes.ts';
import type { LoadServices } from '../../requests/form-services.ts';
import { requestHeaders } from '../../requests/form-address.ts';
import { safeFileName } from '../safe-file-name.ts';
import type { Upload } from '../upload.ts';

/**
 * Downloads a visitor's own file; opening it in this page could run scripts in it. Returns false
 * when the server no longer has the file or cannot be reached.
 */
export async function saveUpload(
  upload: Upload,
  loadServices: LoadServices | undefined,
): Promise<boolean> {
  const content = await fetchContent(upload, loadServices);
  if (!content) return false;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = safeFileName(upload.name);
  link.click();
  // Long enough for the download to start.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return true;
}

/** Loads a visitor's own file from the device or the server; `undefined` when neither has it. */
export async function fetchContent(
  upload: Upload,
  loadServices: LoadServices | undefined,
): Promise<Blob | undefined> {
  return upload.file ?? fetchUpload(upload, loadServices);
}

async function fetchUpload(
  { answer }: Upload,
  loadServices: LoadServices | undefined,
): Promise<Blob | undefined> {
  if (!answer || !loadServices) return undefined;
  const { address, locale } = await loadServices();
  const { method, path } = visitorFileRoutes.readOwnUpload;
  const response = await fetch(new URL(path.slice(1), new URL(address.baseUrl, location.href)), {
    method,
    headers: { ...requestHeaders(address, locale), 'content-type': 'application/json' },
    body: JSON.stringify({ key: answer.key }),
  }).catch(ignoreOffline);
  return response?.ok ? response.blob() : undefined;
}

/** The failure is shown at the file, like any other. */
function ignoreOffline(): undefined {
  return undefined;
}
