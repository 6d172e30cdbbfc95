import { permissions } from '@form-builder/core/contract/permissions.ts';
import type { User } from '@form-builder/core/contract/staff/users/users.ts';
import { buildId } from './build-id.ts';

/** A designer with all permissions by default. */
export function buildUser(overrides: Partial<User> = {}): User {
  const user = {
    id: buildId(),
    name: 'Fatima Ontwerper',
    email: 'ontwerper@demo.example',
    first_name: 'Fatima',
    last_name: 'Ontwerper',
    position: 'Formulierontwerper',
    locale: 'nl-NL',
    seen_at: '2026-11-20T08:00:00.000Z',
    is_active: true,
    is_root: false,
    is_registered: true,
    has_password: true,
    force_password_change: false,
    has_totp: false,
    has_passkey: false,
    registration_email_sent_at: null,
    roles: [{ id: buildId(), slug: 'designer', name: 'Ontwerper' }],
    groups: [],
    sign_in_links: [],
    permissions: [...permissions],
    created_at: '2026-01-05T09:00:00.000Z',
    updated_at: '2026-01-05T09:00:00.000Z',
  } satisfies User;
  return { ...user, ...overrides };
}
