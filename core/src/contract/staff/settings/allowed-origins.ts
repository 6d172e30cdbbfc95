import * as v from 'valibot';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { itemOf } from '../../list.ts';

/** A scheme, a host and maybe a port; HTTP only on the local machine, for trying out. */
const originPattern =
  /^(?:https:\/\/[a-z0-9.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?$/;

/** The origin of a site that may embed forms, such as `https://www.voorbeeldstad.nl`. */
export const originSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(200),
  v.regex(originPattern),
);

/** What stands between a page and a form in it. `null`: nothing. */
export const embeddingObstacles = [
  /** The page's origin is not in the list. */
  'origin_not_allowed',
  /** The page could not be read, so nothing is known of its policy. */
  'page_unreachable',
  /** The page's Content-Security-Policy blocks the script, or its calls. */
  'script_blocked',
  'calls_blocked',
] as const;
export type EmbeddingObstacle = (typeof embeddingObstacles)[number];

const access = privateAccess('admin-forms-settings');
const allowedOriginsSchema = v.object({ origins: v.array(v.string()) });

/** The sites that may embed the forms of a tenant. */
export const allowedOriginsContract = {
  getAllowedOrigins: endpoint({
    method: 'GET',
    path: '/v0/settings/allowed-origins',
    summary: 'The origins of the sites that may embed the forms of the tenant.',
    access,
    status: 200,
    answer: itemOf(allowedOriginsSchema),
    errors: [],
  }),
  saveAllowedOrigins: endpoint({
    method: 'PUT',
    path: '/v0/settings/allowed-origins',
    summary: 'Replaces the origins of the sites that may embed the forms of the tenant.',
    access,
    body: v.object({ origins: v.pipe(v.array(originSchema), v.maxLength(100)) }),
    status: 200,
    answer: itemOf(allowedOriginsSchema),
    errors: ['invalid'],
  }),
  checkEmbedding: endpoint({
    method: 'POST',
    path: '/v0/settings/embedding-checks',
    summary:
      'Reads a page of a site once, and lists what would keep a form from working in it: its origin or its Content-Security-Policy.',
    access,
    body: v.object({ url: v.pipe(v.string(), v.trim(), v.url(), v.maxLength(2000)) }),
    status: 200,
    answer: itemOf(
      v.object({ origin: v.string(), obstacles: v.array(v.picklist(embeddingObstacles)) }),
    ),
    errors: ['invalid', 'too_many_requests'],
  }),
} as const;
