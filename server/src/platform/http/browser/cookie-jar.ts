/** Keeps cookies between requests as a browser does: by name and path, dropped when they expire. */
export interface CookieJar {
  readonly store: (response: Response) => void;
  /** The `Cookie` header for a path. */
  readonly header: (path: string) => string;
}

/** Creates an empty jar for one origin. */
export function createCookieJar(): CookieJar {
  const cookies = new Map<string, { readonly pair: string; readonly path: string }>();
  return {
    store(response) {
      for (const line of response.headers.getSetCookie()) {
        const [pair = '', ...attributes] = line.split(/;\s*/);
        const path = attributes.find((part) => /^path=/i.test(part))?.slice(5) ?? '/';
        const key = `${pair.split('=')[0] ?? ''} ${path}`;
        if (/expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(key);
        else cookies.set(key, { pair, path });
      }
    },
    header: (path) =>
      [...cookies.values()]
        .filter(
          (cookie) => path === cookie.path || path.startsWith(cookie.path.replace(/\/?$/, '/')),
        )
        .map((cookie) => cookie.pair)
        .join('; '),
  };
}
