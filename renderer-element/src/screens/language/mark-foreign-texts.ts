import type { Cell } from '@form-builder/core/session/session.ts';
import type { OpenForm } from '../../state/loaded-form.ts';

/** The attributes that hold a text for visitors. */
const textAttributes = ['placeholder', 'alt', 'aria-label'] as const;

/**
 * Sets `lang` on each text that has no translation (WCAG 3.1.2), also after the screen changes;
 * returns the function that stops it. Views cannot see whether a text is translated, and almost
 * every form is complete, so this searches the document for the texts.
 */
export function markForeignTexts(
  root: HTMLElement,
  { form, session }: Pick<OpenForm, 'form' | 'session'>,
  locale: string,
): () => void {
  const { texts } = form;
  if (!texts || texts.missing.length === 0) return () => undefined;
  const marked = new Set<Element>();
  const mark = () => {
    const foreign = foreignTexts(
      form,
      session.pages.flatMap(({ cells }) => withInner(cells)),
    );
    for (const element of marked) element.removeAttribute('lang');
    marked.clear();
    for (const element of elementsWith(root, foreign)) {
      // The product's words beside the text, such as its mark, are translated.
      for (const inner of element.children) setLanguage(inner, locale);
      setLanguage(element, texts.source);
    }
  };
  const setLanguage = (element: Element, language: string) => {
    if (element.hasAttribute('lang') && !marked.has(element)) return;
    element.setAttribute('lang', language);
    marked.add(element);
  };
  const observer = new MutationObserver(mark);
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  mark();
  return () => observer.disconnect();
}

/** The texts without a translation, with the current answers in them. */
function foreignTexts(form: OpenForm['form'], cells: readonly Cell[]): ReadonlySet<string> {
  const missing = form.texts?.missing ?? [];
  const found = missing.flatMap((key) => {
    const [id = '', ...rest] = key.split('.');
    if (rest.length === 0) return [readText(form, id)];
    const name = rest.join('.');
    if (id === 'settings') return [readText(form.settings, name)];
    const owners = [
      ...form.pages.filter((page) => page.id === id),
      ...cells.filter(({ field }) => field.id === id).map(({ field }) => field),
    ];
    return owners.map((owner) => textOf(owner, name));
  });
  return new Set(found.flatMap(plainTexts).filter((text) => text !== ''));
}

function textOf(owner: object, name: string): string {
  const [, optionId] = /^options\.(.+)$/.exec(name) ?? [];
  if (optionId === undefined) {
    const custom: unknown = Reflect.get(owner, 'custom_properties');
    return readText(owner, name) || readText(custom, name);
  }
  const options: unknown = Reflect.get(owner, 'options');
  const option: unknown =
    Array.isArray(options) && options.find((one: object) => readText(one, 'id') === optionId);
  return readText(option, 'label');
}

function readText(owner: unknown, name: string): string {
  const value: unknown =
    typeof owner === 'object' && owner !== null ? Reflect.get(owner, name) : undefined;
  return typeof value === 'string' ? value : '';
}

/** The content of each text node of a text; rich text has several. */
function plainTexts(text: string): readonly string[] {
  if (!text.includes('<')) return [text.trim()];
  const { content } = Object.assign(document.createElement('template'), { innerHTML: text });
  return [...textNodes(content)].map(({ data }) => data.trim());
}

function* textNodes(root: Node): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  // The tree walker only returns text nodes.
  while (walker.nextNode()) yield walker.currentNode as Text;
}

function elementsWith(root: HTMLElement, texts: ReadonlySet<string>): ReadonlySet<Element> {
  const found = new Set<Element>();
  for (const { data, parentElement } of textNodes(root)) {
    if (parentElement && texts.has(data.trim())) found.add(parentElement);
  }
  for (const name of textAttributes) {
    for (const element of root.querySelectorAll(`[${name}]`)) {
      if (texts.has(element.getAttribute(name)?.trim() ?? '')) found.add(element);
    }
  }
  return found;
}

const withInner = (cells: readonly Cell[]): readonly Cell[] =>
  cells.flatMap((cell) => [
    cell,
    ...withInner(cell.children),
    ...cell.rows.flatMap((row) => withInner(row.cells)),
  ]);
