import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { SettingId } from '@form-builder/core/contract/staff/settings/known-settings.ts';
import { selectSettings, upsertSetting } from '../settings/settings-queries.ts';

interface DemoSettings {
  readonly tenantId: string;
  readonly siteOrigin: string;
  readonly now: () => number;
}

/**
 * Sets the addresses of the fictional municipality's own pages; keeps the settings that an
 * administrator changed.
 */
export async function seedDemoSettings(
  tx: Transaction<Database>,
  { tenantId, siteOrigin, now }: DemoSettings,
): Promise<void> {
  const paths: Partial<Record<SettingId, string>> = {
    navigation_logo: '/assets/crest.svg',
    site_url: '/',
    accessibility_url: '/toegankelijkheid',
    privacy_url: '/privacy',
    contact_url: '/#contact',
  };
  const present = await selectSettings(tx);
  for (const [id, path] of Object.entries(paths)) {
    const value = present.get(id) ?? 'http://localhost';
    if (typeof value !== 'string' || !value.startsWith('http://localhost')) continue;
    const row = { tenant_id: tenantId, id, updated_at: new Date(now()) };
    await upsertSetting(tx, { ...row, value: siteOrigin + path });
  }
}
