import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Prerenderer } from '@form-builder/core/contract/prerender.ts';
import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import { transform } from 'esbuild';
import { switchId, totalId, type LongForm } from './long-form.ts';

/**
 * Says when every field stands in its place and is laid out: `window.shownAfterMs`, from the start of
 * the page's first script. Both pages are asked in the same way.
 */
const watch = `<script>
const started = performance.now();
function rootOf() { return document.querySelector('form-builder-render')?.shadowRoot ?? document; }
function look() {
  if (!rootOf().querySelector('form')) return requestLook();
  document.body.offsetHeight;
  window.shownAfterMs = performance.now() - started;
  performance.mark('fields-shown');
}
// With pauses: what keeps the page busy here would hold up what it looks for.
function requestLook() { setTimeout(look, 1); }
requestLook();
</script>`;

const head = '<!doctype html><html lang="nl"><meta charset="utf-8"><title>Lang formulier</title>';

/** The element on a page, as a municipality embeds it. */
export function elementPage(formId: string): string {
  return `${head}<body>${watch}<form-builder-render form-id="${formId}" locale="nl-NL"></form-builder-render>
<script src="/form-builder-render.js"></script>`;
}

/** The same form in vanilla HTML: the same markup and styles, its script in a file like the element's. */
export function vanillaPage(script: string): string {
  return `${head}<body>${watch}<div id="by-hand"></div><script src="${script}"></script>`;
}

/** The script of the vanilla page, with the form's markup in it. */
export async function vanillaScript(
  form: PublicForm,
  long: LongForm,
  prerenderer: Prerenderer,
): Promise<string> {
  const file = fileURLToPath(new URL('by-hand.ts', import.meta.url));
  const { code } = await transform(await readFile(file, 'utf8'), { loader: 'ts', minify: true });
  const markup = prerenderer.prerender(form, { locale: 'nl-NL', asOwnPage: false }).html;
  const { fan, chain, terms } = long;
  const css = prerenderer.styles.replaceAll(':host', '#by-hand');
  const byHand = { markup, css, fan, chain, terms, switchId, totalId };
  return `window.byHand = ${JSON.stringify(byHand)};{${code}}`;
}
