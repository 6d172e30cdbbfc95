// The types of library modules that are imported directly.

declare module 'oidc-provider/lib/provider.js' {
  export { Provider } from 'oidc-provider';
}

declare module 'oidc-provider/lib/helpers/errors.js' {
  import type { errors } from 'oidc-provider';
  export const InvalidGrant: typeof errors.InvalidGrant;
  export const InvalidRequest: typeof errors.InvalidRequest;
  export const SessionNotFound: typeof errors.SessionNotFound;
}

declare module 'oidc-provider/lib/adapters/memory_adapter.js' {
  import type { AdapterConstructor } from 'oidc-provider';
  const MemoryAdapter: AdapterConstructor;
  // eslint-disable-next-line no-restricted-exports -- the library's own export
  export default MemoryAdapter;
}
