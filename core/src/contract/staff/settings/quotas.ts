import * as v from 'valibot';
import { quotaIds } from '../../../quotas/quota-ids.ts';
import { quotaLevels } from '../../../quotas/quota-level.ts';
import { endpoint, privateAccess } from '../../endpoint.ts';

const quotaSchema = v.object({
  id: v.picklist(quotaIds),
  /** In the language of the request, like the other text. */
  name: v.string(),
  /** What happens at the limit. */
  description: v.string(),
  unit: v.picklist(['count', 'bytes']),
  period: v.picklist(['month', 'day', 'now']),
  used: v.number(),
  /** The limit that the operator set; `null`: none. */
  max: v.nullable(v.number()),
  level: v.picklist(quotaLevels),
});
/** What a tenant uses of something that the operator can limit. */
export type Quota = v.InferOutput<typeof quotaSchema>;

/** The endpoints of what the tenant uses. */
export const quotasContract = {
  listQuotas: endpoint({
    method: 'GET',
    path: '/v0/quotas',
    summary: 'What the tenant uses, and the limits that the operator set.',
    access: privateAccess('admin-forms-settings'),
    status: 200,
    answer: v.object({ data: v.array(quotaSchema) }),
    errors: [],
  }),
} as const;
