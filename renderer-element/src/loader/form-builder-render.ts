/**
 * The script that pages include: classic and small. It fetches the element's code and, at the same
 * time, the form of every element that is already on the page. It shares no code with the element,
 * so that nothing else has to arrive first.
 */
/** Which file holds the texts of a locale, if any does. */
const textFile = (locale: string | null) => __TEXT_FILES__[locale?.slice(0, 2) ?? ''];

const script = document.currentScript;
const base = script instanceof HTMLScriptElement ? script.src : location.href;
const parameter = new URLSearchParams(location.search).get('locale');
const load = (file: string) => void import(new URL(file, base).href);
load(__ELEMENT_FILE__);

// A window takes any member; this one is the agreement with the element's code.
const shared = window as unknown as Record<symbol, Map<string, Promise<Response>> | undefined>;
const started = (shared[Symbol.for('form-builder.started-requests')] ??= new Map());

for (const element of document.querySelectorAll('form-builder-render[form-id]')) {
  const read = (name: string) => element.getAttribute(name);
  const token = read('access-token');
  const locale = read('locale') ?? parameter;
  // Most likely the language the form will be in; the element decides once it knows the form.
  const language = [locale, ...navigator.languages].find((wish) => textFile(wish)) ?? 'nl';
  load(textFile(language) ?? '');
  const home = new URL(read('base-url') || base, document.baseURI).href;
  const folder = read('base-url') ? home.replace(/\/?$/, '/') : home;
  const url = new URL(`v0/public/forms/${encodeURIComponent(read('form-id') ?? '')}`, folder);
  url.searchParams.set('environment', read('environment') ?? 'production');
  const request = fetch(url, {
    headers: {
      accept: 'application/json',
      ...(locale && { 'accept-language': locale }),
      ...(token && { authorization: `${read('token-type') ?? 'Bearer'} ${token}` }),
    },
  });
  // The element reports a failure when it takes the answer over.
  request.catch(() => undefined);
  started.set(url.href, request);
}
