// The library's entry does nothing but re-export these modules and, on Node 20, print a warning at
// every start. The product is tested on Node 20 and says in its own words which Node to run.
export { default as MemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js';
export { InvalidGrant, InvalidRequest, SessionNotFound } from 'oidc-provider/lib/helpers/errors.js';
export { Provider } from 'oidc-provider/lib/provider.js';
