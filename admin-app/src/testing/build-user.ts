import type { User } from '@form-builder/core/contract/staff/users/users.ts';

/** A colleague without roles, permissions or a second factor. */
export function buildUser(members: Partial<User> = {}): User {
  return {
    id: '018f2b1e-0000-7000-8000-000000000003',
    name: 'Noor',
    email: 'noor@example.nl',
    first_name: 'Noor',
    last_name: '',
    position: null,
    locale: 'nl_NL',
    seen_at: null,
    is_active: true,
    is_root: false,
    is_registered: true,
    has_password: true,
    force_password_change: false,
    has_totp: false,
    has_passkey: false,
    sign_in_links: [],
    registration_email_sent_at: null,
    roles: [],
    groups: [],
    permissions: [],
    created_at: '',
    updated_at: '',
    ...members,
  };
}
