import type { RefundState } from '@form-builder/core/contract/staff/submissions/refunds.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a refund's state is called. */
export const refundStateLabels: Readonly<Record<RefundState, MessageDescriptor>> = {
  requested: msg`Terugbetaling aangevraagd`,
  pending: msg`Terugbetaling onderweg`,
  refunded: msg`Terugbetaald`,
  failed: msg`Terugbetaling mislukt`,
  cancelled: msg`Terugbetaling geannuleerd`,
};
