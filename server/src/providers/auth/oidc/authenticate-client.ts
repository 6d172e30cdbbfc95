import * as oidc from 'openid-client';

/**
 * Authenticates our client at the token endpoint with its secret: in the header, unless the provider only lists the
 * body (OpenID Connect Core 1.0, 9). A provider that lists nothing takes the header (Discovery 1.0, 3).
 */
export function authenticateClient(secret: string | null): oidc.ClientAuth {
  if (secret === null) return oidc.None();
  const inHeader = oidc.ClientSecretBasic(secret);
  const inBody = oidc.ClientSecretPost(secret);
  return (server, ...request) => {
    const { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] } = server;
    const isOnlyInBody =
      !methods.includes('client_secret_basic') && methods.includes('client_secret_post');
    (isOnlyInBody ? inBody : inHeader)(server, ...request);
  };
}
