import { createCookieJar } from './cookie-jar.ts';

/** A minimal browser for signing in: cookies, and redirects followed one at a time. */
export interface HttpBrowser {
  readonly get: (address: string) => Promise<Response>;
  readonly post: (
    address: string,
    form: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Response>;
  /** Follows redirects to a path of the application, and returns that URL. */
  readonly follow: (response: Response, isEnd: (address: URL) => boolean) => Promise<URL>;
}

/** Creates a browser without cookies for the application on an origin. */
export function createHttpBrowser(origin: string, fetchFrom: typeof fetch = fetch): HttpBrowser {
  const jar = createCookieJar();

  async function request(address: string, init: RequestInit): Promise<Response> {
    const url = new URL(address, origin);
    const headers = new Headers(init.headers);
    headers.set('cookie', jar.header(url.pathname));
    headers.set('accept', 'text/html');
    const response = await fetchFrom(url, { ...init, headers, redirect: 'manual' });
    jar.store(response);
    return response;
  }

  const browser: HttpBrowser = {
    get: (address) => request(address, {}),
    post: (address, form, headers = {}) =>
      request(address, { method: 'POST', body: new URLSearchParams(form), headers }),
    async follow(response, isEnd) {
      const location = response.headers.get('location');
      if (location === null) {
        throw new Error(
          `Expected a redirect, got ${String(response.status)}: ${await response.text()}`,
        );
      }
      const address = new URL(location, response.url || origin);
      return isEnd(address) ? address : browser.follow(await browser.get(address.href), isEnd);
    },
  };
  return browser;
}
