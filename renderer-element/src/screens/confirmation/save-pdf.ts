import { ownPdfRoute } from '@form-builder/core/contract/visitor/own-pdf-route.ts';
import type { Problem } from '@form-builder/core/contract/problem.ts';
import { loginHeaders } from '../../auth/login-store.ts';
import { requestHeaders } from '../../requests/form-address.ts';
import type { FormServices } from '../../requests/form-services.ts';
import { RequestFailure } from '../../requests/request-failure.ts';
import type { SentSubmission } from '../../state/form-state.ts';

/**
 * Saves the PDF of a submission to the device; throws a RequestFailure when the server rejects the
 * request.
 */
export async function savePdf(
  { address, locale }: FormServices,
  { id, key }: SentSubmission,
  fileName: string,
): Promise<void> {
  const path = ownPdfRoute.path.replace(':id', encodeURIComponent(id));
  const response = await fetch(new URL(path.slice(1), address.baseUrl), {
    headers: {
      ...requestHeaders(address, locale),
      ...loginHeaders(address.formId),
      accept: 'application/pdf',
      'x-submission-key': key ?? '',
    },
  });
  if (!response.ok) throw await failureOf(response);
  offer(await response.blob(), fileName);
}

async function failureOf(response: Response): Promise<RequestFailure> {
  // The body of a rejected request is a problem of the contract.
  const problem = (await response.json().catch(() => undefined)) as Problem | undefined;
  return new RequestFailure(response.status, problem);
}

/** Starts a download in the browser. */
function offer(file: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName;
  link.click();
  // The download starts a moment after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
