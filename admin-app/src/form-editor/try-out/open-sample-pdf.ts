import { contract } from '@form-builder/core/contract/contract.ts';
import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import { requestHeaders } from '../../api/client.ts';
import { notifyError } from '../../api/notify.ts';

/** Opens the PDF of sample answers in a new tab, once the changes are saved; notifies on failure. */
export async function openSamplePdf(
  versionId: string,
  answers: Answers,
  save: () => Promise<boolean>,
): Promise<void> {
  // Browsers block a tab that is opened after waiting for the server.
  const tab = window.open('', '_blank');
  const content = (await save()) ? await fetchPdf(versionId, answers) : undefined;
  if (content === undefined) {
    tab?.close();
    notifyError(undefined);
    return;
  }
  const url = URL.createObjectURL(content);
  if (tab) tab.location.href = url;
  else saveLink(url);
  // Long enough for the browser to have read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

async function fetchPdf(versionId: string, answers: Answers): Promise<Blob | undefined> {
  const { method, path } = contract.createSamplePdf;
  const response = await fetch(path.replace(':id', versionId), {
    method,
    headers: { ...(await requestHeaders()), 'content-type': 'application/json' },
    body: JSON.stringify({ answers }),
  }).catch(noAnswer);
  return response?.ok ? response.blob() : undefined;
}

/** For browsers that block new tabs. */
function saveLink(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = 'voorbeeld.pdf';
  link.click();
}

/** Shown like any other failed call. */
function noAnswer(): undefined {
  return undefined;
}
