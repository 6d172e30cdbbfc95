import { keepEarlyInput, type EarlyForm } from './keep-early-input.ts';

/**
 * The small classic script that pages include. It requests the form of every element on the page,
 * shows the first page from the response, and fetches the element's code meanwhile. It shares no
 * code with the element, so that nothing else has to load first.
 */
interface Answer {
  readonly status: number;
  readonly body: unknown;
}

type StyleSheets = typeof import('../theme/style-sheets.ts');

/** The part of a response that is shown before the element's code runs. */
interface WithFirstPage {
  readonly data?: EarlyForm & FormWithLook;
}

interface FormWithLook {
  readonly first_page?: FirstPage;
  readonly theme?: { readonly style: string };
}

interface FirstPage {
  html: string;
  readonly css: string;
  /** Absent in responses of older servers. */
  readonly files?: readonly string[];
}

/** How long the element's code waits for the first page before it shows that it is loading. */
const aheadMs = 1_000;

/** The chunk with the messages of a locale, if there is one. */
const textFile = (locale: string | null) => __TEXT_FILES__[locale?.slice(0, 2) ?? ''];

const script = document.currentScript;
// A script inline in a page of the server has no URL.
const base = (script instanceof HTMLScriptElement && script.src) || location.origin;
const parameter = new URLSearchParams(location.search).get('locale');
const addressOf = (file: string) => new URL(file, base).href;
const preload = (file: string | undefined) => {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  // The first page has priority, because visitors can read it without this code.
  link.fetchPriority = 'low';
  link.href = addressOf(file ?? '');
  document.head.append(link);
};

// A window accepts any member; this one is shared with the element's code.
const shared = window as unknown as Record<symbol, Map<string, Promise<Answer>> | undefined>;
const started = (shared[Symbol.for('form-builder.started-requests')] ??= new Map());

/** The resources of the element's code, fetched after those of the first page. */
const ahead = new Set<string | undefined>([__ELEMENT_FILE__]);
const shown = [...document.querySelectorAll('form-builder-render[form-id]')].map((element) => {
  const read = (name: string) => element.getAttribute(name);
  const token = read('access-token');
  const locale = read('locale') ?? parameter;
  const locales = [...(locale ? [locale] : []), ...navigator.languages];
  const home = new URL(read('base-url') || base, document.baseURI).href;
  const folder = read('base-url') ? home.replace(/\/?$/, '/') : home;
  const url = new URL(`v0/public/forms/${encodeURIComponent(read('form-id') ?? '')}`, folder);
  url.searchParams.set('environment', read('environment') ?? 'production');
  const answer = ask(element, url.href, {
    accept: 'application/json',
    'accept-language': locales.join(),
    ...(token && { authorization: `${read('token-type') ?? 'Bearer'} ${token}` }),
  });
  started.set(url.href, answer);
  // Probably the language of the form; the element decides once it has the form.
  ahead.add(textFile(locales.find((locale) => textFile(locale)) ?? 'nl'));
  return answer.then(async ({ body }) => {
    // Our own server responds according to the contract; other responses show nothing.
    const { data } = (body ?? {}) as WithFirstPage;
    data?.first_page?.files?.forEach(preload);
    await show(element, data);
    if (data) keepEarlyInput(element, data);
  });
});

// After the requests for the forms, on which everything depends. The build fills in the path of
// this module.
const sheets = import(addressOf(__STYLES_FILE__)) as Promise<StyleSheets>;
ahead.forEach(preload);
// The element's code runs after the first page is painted, because visitors read before they
// answer.
void Promise.race([
  Promise.allSettled(shown).then(painted),
  new Promise((resolve) => setTimeout(resolve, aheadMs)),
]).then(start);

/** A prerendered page does not work without its code, so a failed fetch is retried. */
function start(): void {
  import(addressOf(__ELEMENT_FILE__)).catch(() => setTimeout(start, aheadMs));
}

/** The form's data in the page, else the response of the API. */
async function ask(element: Element, url: string, headers: HeadersInit): Promise<Answer> {
  const embedded = element.querySelector(':scope > script[type="application/json"]');
  if (embedded) return { status: 200, body: JSON.parse(embedded.textContent) };
  const response = await fetch(url, { headers });
  return { status: response.status, body: await response.json().catch(() => undefined) };
}

/** Inserts the first page in a shadow root, which the element hydrates. */
async function show(element: Element, form: FormWithLook | undefined): Promise<void> {
  const page = form?.first_page;
  if (!page || element.hasAttribute('page-title')) return;
  const { addStyles, adoptStyles } = await sheets;
  if (element.shadowRoot) return;
  addStyles(page.css);
  const root = element.attachShadow({ mode: 'open' });
  adoptStyles(root, form.theme?.style);
  root.innerHTML = page.html;
  // The element stores the form's data, and the HTML of a long page would take much memory.
  page.html = '';
}

function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
