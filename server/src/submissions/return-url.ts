import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import { selectReturnUrl, type OwnSubmissionRow } from './submissions-queries.ts';

/**
 * Returns the page to which a visitor may return after submitting: the designer's, if it is on one
 * of the tenant's own sites. A form can never redirect visitors to another site.
 */
export async function findReturnUrl(
  tx: Transaction<Database>,
  tenant: Tenant,
  { status, version_id: versionId }: OwnSubmissionRow,
  /** The designer's return address, if it was already read. */
  known?: string | null,
): Promise<string | null> {
  if (status !== 'final') return null;
  const url = known === undefined ? await selectReturnUrl(tx, versionId) : known;
  return url !== null && isOwnSite(url, tenant) ? url : null;
}

function isOwnSite(url: string, { allowedOrigins }: Tenant): boolean {
  return URL.canParse(url) && allowedOrigins.includes(new URL(url).origin);
}
