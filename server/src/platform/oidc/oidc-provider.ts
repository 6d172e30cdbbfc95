// The library's entry only re-exports these modules and prints a warning on Node 20 at every start. The product
// is tested on Node 20 and reports the supported Node versions itself.
export { default as MemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js';
export { InvalidGrant, InvalidRequest, SessionNotFound } from 'oidc-provider/lib/helpers/errors.js';
export { Provider } from 'oidc-provider/lib/provider.js';
