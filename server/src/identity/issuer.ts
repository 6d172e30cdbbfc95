/** The path of the embedded provider on a tenant's origin. */
export const issuerPath = '/idp';

/** The issuer of a tenant with this canonical origin. */
export const issuerOf = (origin: string): string => `${origin}${issuerPath}`;

/** The audience of access tokens: the API on the tenant's canonical origin. */
export const audienceOf = (origin: string): string => origin;
