/**
 * Parses the host page's values of variables: a query string such as `wijk=Noord`, or an object.
 */
export type HostValues = string | Readonly<Record<string, string>>;
