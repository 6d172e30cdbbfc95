/** A path of the contract, split into the server in the document and the path below it. */
export interface Located {
  /** The path below the origin: `/v0`, or empty for a path without a version. */
  readonly base: string;
  /** The path with parameters in braces: `/forms/versions/{id}`. */
  readonly path: string;
}

/** The version of most paths, whose server the document lists once. */
export const mainBase = '/v0';

/** The version of the operators' API, which has a document of its own. */
export const operatorsBase = '/operators/v0';

/**
 * Splits off the major version: by the API Design Rules of the Dutch government (`/core/uri-version`) it
 * belongs to the server URL.
 */
export function locate(contractPath: string): Located {
  const path = contractPath.replace(/:(\w+)/g, '{$1}');
  const [base = ''] = /^(?:\/operators)?\/v\d+(?=\/)/.exec(path) ?? [];
  return { base, path: path.slice(base.length) };
}

/** The server of a path that differs from the document's server. */
export function ownServers(origin: string, { base }: Located) {
  return [{ url: `${origin}${base}` }];
}
