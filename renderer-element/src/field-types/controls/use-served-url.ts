import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useFieldContext } from '../../state/fields/field-context.tsx';
import { safeUrl } from './safe-url.ts';

interface ServedUrl<E extends Element> {
  readonly ref: RefObject<E | null>;
  /** Absent for an unsafe URL, and while the server is unknown. */
  readonly address: string | undefined;
}

/**
 * Resolves a URL in a form: a path is relative to the form's server, not to the embedding page.
 * While a page is prerendered the server is unknown; hydration sets the URL.
 */
export function useServedUrl<E extends Element>(
  attribute: 'href' | 'src',
  url: string | undefined,
): ServedUrl<E> {
  const { baseUrl } = useFieldContext();
  const ref = useRef<E>(null);
  const address = resolve(safeUrl(url), baseUrl);
  useLayoutEffect(() => {
    if (address !== undefined && ref.current?.getAttribute(attribute) !== address)
      ref.current?.setAttribute(attribute, address);
  }, [attribute, address]);
  return { ref, address };
}

/** Without a server, as in previews, paths are not resolved. */
function resolve(address: string | undefined, baseUrl: string | undefined): string | undefined {
  if (!address?.startsWith('/') || baseUrl === undefined) return address;
  return baseUrl === '' ? undefined : baseUrl.replace(/\/$/, '') + address;
}
