import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import type { FormBuilderRenderElement } from '../src/element.ts';
import { loadScript, type TestServer } from './element-page.ts';

/**
 * An element with a prerendered page in its shadow root, as a server sends it, while its form
 * loads.
 */
export async function showPrerendered(
  formId: string,
  server: TestServer,
  { prerenderedIn = 'nl-NL', isLineGone = false } = {},
): Promise<FormBuilderRenderElement> {
  await loadScript();
  const headers = { 'accept-language': prerenderedIn };
  const url = `${server.baseUrl}v0/public/forms/${formId}?environment=production`;
  const answer = await fetch(url, { headers });
  // The test server answers in the contract.
  const { data } = (await answer.json()) as { data: PublicForm };
  if (isLineGone) await server.setFailureMode('gone');
  const host = document.createElement('div');
  document.body.append(host);
  host.setHTMLUnsafe(
    `<form-builder-render form-id="${formId}" base-url="${server.baseUrl}" locale="nl-NL"><template shadowrootmode="open">${data.first_page?.html ?? ''}</template></form-builder-render>`,
  );
  // The tag is defined by the built element, whose class this is.
  return host.querySelector('form-builder-render') as FormBuilderRenderElement;
}
