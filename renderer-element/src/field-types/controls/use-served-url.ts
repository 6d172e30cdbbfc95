import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useFieldContext } from '../../state/field-context.tsx';
import { safeUrl } from './safe-url.ts';

interface ServedUrl<E extends Element> {
  readonly ref: RefObject<E | null>;
  /** Absent for what may not be followed, and while nobody knows where the form comes from. */
  readonly address: string | undefined;
}

/**
 * An address in a form: a path begins at the server the form comes from, not at the page that embeds
 * it. What was painted for any page does not know that server yet, and is mended when it is taken over.
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

/** Without a server, as in previews, paths are left as they are. */
function resolve(address: string | undefined, baseUrl: string | undefined): string | undefined {
  if (!address?.startsWith('/') || baseUrl === undefined) return address;
  return baseUrl === '' ? undefined : baseUrl.replace(/\/$/, '') + address;
}
