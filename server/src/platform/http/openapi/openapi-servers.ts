/** A path of the contract, split into the server that the document names and the path below it. */
export interface Located {
  /** Below the origin: `/v0`, or empty for a path without a version. */
  readonly base: string;
  /** With parameters in braces: `/forms/versions/{id}`. */
  readonly path: string;
}

/** The version that most paths have, whose server the document names once. */
export const mainBase = '/v0';

/**
 * Splits off the major version: by the API Design Rules of the Dutch government (`/core/uri-version`)
 * it belongs to the address of the server.
 */
export function locate(contractPath: string): Located {
  const path = contractPath.replace(/:(\w+)/g, '{$1}');
  const [base = ''] = /^\/v\d+(?=\/)/.exec(path) ?? [];
  return { base, path: path.slice(base.length) };
}

/** The server of a path that the document's own server does not have; undefined for all others. */
export function ownServers(origin: string, { base }: Located) {
  return base === mainBase ? undefined : [{ url: `${origin}${base}` }];
}
