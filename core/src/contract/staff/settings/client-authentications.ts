/** How our client proves who it is to an OpenID Provider: with its secret, or with an assertion that it signs. */
export const clientAuthentications = ['secret', 'private_key'] as const;
export type ClientAuthentication = (typeof clientAuthentications)[number];
