import type {} from '../platform/jobs/job-payloads.ts';

declare module '../platform/jobs/job-payloads.ts' {
  interface JobPayloads {
    /** Searches the person of a request in the next submissions. */
    'search-person': { readonly requestId: string; readonly searchNumber: number };
  }
}
