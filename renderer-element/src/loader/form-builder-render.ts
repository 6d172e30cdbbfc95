/**
 * The script that pages include: classic and small. It fetches the element's code and, at the same
 * time, the form of every element that is already on the page. It shares no code with the element,
 * so that nothing else has to arrive first.
 */
const script = document.currentScript;
const base = script instanceof HTMLScriptElement ? script.src : location.href;
void import(new URL(__ELEMENT_FILE__, base).href);

// A window takes any member; this one is the agreement with the element's code.
const shared = window as unknown as Record<symbol, Map<string, Promise<Response>> | undefined>;
const started = (shared[Symbol.for('form-builder.started-requests')] ??= new Map());

for (const element of document.querySelectorAll('form-builder-render[form-id]')) {
  const read = (name: string) => element.getAttribute(name);
  const token = read('access-token');
  const locale = read('locale') ?? new URLSearchParams(location.search).get('locale');
  const home = new URL('.', read('base-url') ? `${read('base-url')}/` : base);
  const url = new URL(`v0/public/forms/${encodeURIComponent(read('form-id') ?? '')}`, home);
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
