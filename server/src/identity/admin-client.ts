/** The client id of the admin app: a public client, which uses PKCE instead of a secret. */
export const adminClientId = 'form-builder-admin';

/** The scopes that the admin app requests; the API's tokens and a refresh token need no scope. */
export const adminScope = 'openid profile email';

/** The admin app's client registration on a tenant's origin. */
export function adminClient(origin: string) {
  return {
    client_id: adminClientId,
    client_name: 'Form builder',
    application_type: 'web',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: [`${origin}/auth/callback`, `${origin}/auth/silent`],
    post_logout_redirect_uris: [`${origin}/`, `${origin}/auth/signed-out`],
    id_token_signed_response_alg: 'ES256',
  } as const;
}
