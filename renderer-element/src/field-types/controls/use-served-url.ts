import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useFieldContext } from '../../state/field-context.tsx';
import { safeUrl } from './safe-url.ts';

interface ServedUrl<E extends Element> {
  readonly ref: RefObject<E | null>;
  /** Absent for a URL that may not be followed, and while the server is unknown. */
  readonly address: string | undefined;
}

/**
 * A URL in a form: paths start at the form's server, not at the embedding page. A prerendered page
 * does not know its server yet; hydration sets the URL.
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

/** Without a server, as in previews, paths stay as they are. */
function resolve(address: string | undefined, baseUrl: string | undefined): string | undefined {
  if (!address?.startsWith('/') || baseUrl === undefined) return address;
  return baseUrl === '' ? undefined : baseUrl.replace(/\/$/, '') + address;
}
