import type { Role } from '@form-builder/core/contract/staff/users/roles.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Says where a role comes from. */
export function describeOrigin({
  origin,
  copied_from: name,
}: Pick<Role, 'origin' | 'copied_from'>): MessageDescriptor {
  if (origin === 'product') return msg`Standaardrol`;
  return name === null ? msg`Zelf gemaakt` : msg`Kopie van ${name}`;
}
