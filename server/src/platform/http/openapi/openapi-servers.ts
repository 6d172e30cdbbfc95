/** A path of the contract, split into the server in the document and the path below it. */
export interface Located {
  /** The path below the origin: `/v0`, or empty for a path without a version. */
  readonly base: string;
  /** The path with parameters in braces: `/forms/versions/{id}`. */
  readonly path: string;
}

/** The version of most paths, whose server the document lists once. */
export const mainBase = '/v0';

/**
 * Splits off the major version: by the API Design Rules of the Dutch government (`/core/uri-version`) it
 * belongs to the server URL.
 */
export function locate(contractPath: string): Located {
  const path = contractPath.replace(/:(\w+)/g, '{$1}');
  const [base = ''] = /^\/v\d+(?=\/)/.exec(path) ?? [];
  return { base, path: path.slice(base.length) };
}

/** The server of a path that differs from the document's server; undefined for all others. */
export function ownServers(origin: string, { base }: Located) {
  return base === mainBase ? undefined : [{ url: `${origin}${base}` }];
}
