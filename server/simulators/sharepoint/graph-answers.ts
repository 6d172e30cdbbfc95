import type { SimulatedResponse } from '../http-simulator.ts';

/** An error, as Microsoft Graph answers it. */
export const graphError = (status: number, code: string, message: string): SimulatedResponse => ({
  status,
  body: {
    error: {
      code,
      message,
      innerError: {
        date: '2026-11-24T09:00:00',
        'request-id': '6f2c9a4e-5d0b-4d34-9a0e-1f3b5a7c9e11',
        'client-request-id': '6f2c9a4e-5d0b-4d34-9a0e-1f3b5a7c9e11',
      },
    },
  },
});

export const notFound = (): SimulatedResponse =>
  graphError(404, 'itemNotFound', 'The resource could not be found.');

/** The page of a list that the query asks for, with the address of the next one. */
export function graphPage(
  values: readonly object[],
  {
    query,
    url,
    pageSize,
  }: {
    readonly query: URLSearchParams;
    readonly url: URL;
    readonly pageSize: number | undefined;
  },
): SimulatedResponse {
  if (pageSize === undefined) return { body: { value: values } };
  const start = Number(query.get('$skiptoken') ?? '0');
  const next = new URL(url);
  for (const [name, value] of query) next.searchParams.set(name, value);
  next.searchParams.set('$skiptoken', String(start + pageSize));
  const hasMore = start + pageSize < values.length;
  return {
    body: {
      value: values.slice(start, start + pageSize),
      ...(hasMore && { '@odata.nextLink': next.href }),
    },
  };
}
