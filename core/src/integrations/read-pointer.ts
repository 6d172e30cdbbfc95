/**
 * Returns the value at a JSON pointer (RFC 6901) such as `/zaak/identificatie`; `undefined` when
 * there is none.
 */
export function readPointer(document: unknown, pointer: string): unknown {
  if (pointer === '') return document;
  if (!pointer.startsWith('/')) return undefined;
  return pointer
    .slice(1)
    .split('/')
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null
          ? Object.getOwnPropertyDescriptor(value, name)?.value
          : undefined,
      document,
    );
}
