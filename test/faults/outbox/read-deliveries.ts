import type { Client } from '@form-builder/core/client/create-client.ts';
import type { ApiContract } from '@form-builder/core/contract/contract.ts';
import type { SubmissionDelivery } from '@form-builder/core/contract/staff/submissions/deliveries.ts';

/** A submission with its deliveries, as staff see it. */
export interface DeliveredSubmission {
  readonly id: string;
  readonly deliveries: readonly SubmissionDelivery[];
}

/** Reads every completed submission of a form as a handler's pages do. */
export async function readDeliveries(
  { listSubmissions, getSubmission }: Client<ApiContract>,
  formId: string,
): Promise<readonly DeliveredSubmission[]> {
  const found: DeliveredSubmission[] = [];
  for (let page = 1; ; page += 1) {
    const filter = { form_id: formId, status: 'final' } as const;
    const { data } = await listSubmissions({ query: { filter, limit: '100', page: String(page) } });
    for (const { id } of data) {
      const { deliveries } = (await getSubmission({ params: { id } })).data;
      found.push({ id, deliveries });
    }
    if (data.length < 100) return found;
  }
}
