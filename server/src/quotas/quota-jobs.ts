import type { QuotaId } from '@form-builder/core/quotas/quota-ids.ts';
import type { QuotaPercent } from '@form-builder/core/quotas/quota-level.ts';

declare module '../platform/jobs/job-payloads.ts' {
  interface JobPayloads {
    /** Mails the functional administrator that a quota passed a percentage of its limit. */
    'send-quota-mail': {
      readonly id: QuotaId;
      readonly period: string;
      readonly percent: QuotaPercent;
      /** When that was first seen, in milliseconds. */
      readonly at: number;
    };
  }
}

export {};
