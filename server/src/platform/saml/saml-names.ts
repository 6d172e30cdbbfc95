/** The namespaces of SAML 2.0 and of what it uses. */
export const namespaces = {
  assertion: 'urn:oasis:names:tc:SAML:2.0:assertion',
  protocol: 'urn:oasis:names:tc:SAML:2.0:protocol',
  metadata: 'urn:oasis:names:tc:SAML:2.0:metadata',
  signature: 'http://www.w3.org/2000/09/xmldsig#',
  encryption: 'http://www.w3.org/2001/04/xmlenc#',
  encryption11: 'http://www.w3.org/2009/xmlenc11#',
  soap: 'http://schemas.xmlsoap.org/soap/envelope/',
} as const;

/** The bindings of SAML 2.0. */
export const bindings = {
  redirect: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect',
  post: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST',
  artifact: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Artifact',
  soap: 'urn:oasis:names:tc:SAML:2.0:bindings:SOAP',
} as const;

const status = 'urn:oasis:names:tc:SAML:2.0:status:';

/** The status codes of SAML 2.0 (core, 3.2.2.2) that identity providers use. */
export const statusCodes = {
  success: `${status}Success`,
  requester: `${status}Requester`,
  responder: `${status}Responder`,
  authnFailed: `${status}AuthnFailed`,
  noAuthnContext: `${status}NoAuthnContext`,
  requestDenied: `${status}RequestDenied`,
  partialLogout: `${status}PartialLogout`,
} as const;

/** How a bearer proves to be the subject of an assertion. */
export const bearerMethod = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';

/** The only algorithms that messages may use; SHA-1 and HMAC are not among them. */
export const algorithms = {
  signature: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  digest: 'http://www.w3.org/2001/04/xmlenc#sha256',
  canonicalization: 'http://www.w3.org/2001/10/xml-exc-c14n#',
  enveloped: 'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
} as const;

/** The names of XML Encryption 1.1: the algorithms that we decrypt, and those that say how RSA-OAEP was used. */
export const encryption = {
  element: 'http://www.w3.org/2001/04/xmlenc#Element',
  aes128Cbc: 'http://www.w3.org/2001/04/xmlenc#aes128-cbc',
  aes256Cbc: 'http://www.w3.org/2001/04/xmlenc#aes256-cbc',
  aes128Gcm: 'http://www.w3.org/2009/xmlenc11#aes128-gcm',
  aes256Gcm: 'http://www.w3.org/2009/xmlenc11#aes256-gcm',
  rsaOaepMgf1p: 'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p',
  rsaOaep: 'http://www.w3.org/2009/xmlenc11#rsa-oaep',
  sha1: 'http://www.w3.org/2000/09/xmldsig#sha1',
  sha256: 'http://www.w3.org/2001/04/xmlenc#sha256',
  sha512: 'http://www.w3.org/2001/04/xmlenc#sha512',
  mgf1Sha1: 'http://www.w3.org/2009/xmlenc11#mgf1sha1',
  mgf1Sha256: 'http://www.w3.org/2009/xmlenc11#mgf1sha256',
  mgf1Sha512: 'http://www.w3.org/2009/xmlenc11#mgf1sha512',
} as const;
