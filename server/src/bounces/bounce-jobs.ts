declare module '../platform/jobs/job-payloads.ts' {
  interface JobPayloads {
    /** `isLate`: sent for the reports within an hour after a notice. */
    'report-bounced-mails': { readonly isLate?: boolean };
  }
}

export {};
