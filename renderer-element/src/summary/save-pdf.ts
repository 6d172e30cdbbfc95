import { ownPdfRoute } from '@form-builder/core/contract/own-pdf-route.ts';
import { requestHeaders } from '../visit/form-address.ts';
import type { FormServices } from '../visit/form-services.ts';
import type { Sent } from '../visit/visit-state.ts';

/** Saves the PDF of what was sent; rejects when the server does not give it. */
export async function savePdf(
  { address, locale }: FormServices,
  { id, key }: Sent,
  fileName: string,
): Promise<void> {
  const path = ownPdfRoute.path.replace(':id', encodeURIComponent(id));
  const response = await fetch(new URL(path.slice(1), address.baseUrl), {
    headers: {
      ...requestHeaders(address, locale),
      accept: 'application/pdf',
      'x-submission-key': key ?? '',
    },
  });
  if (!response.ok) throw new Error(`The PDF was not given: ${String(response.status)}`);
  offer(await response.blob(), fileName);
}

/** Hands a file to the browser as a download. */
function offer(file: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName;
  link.click();
  // A browser begins the download a moment after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
