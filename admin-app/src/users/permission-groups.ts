import type { Permission } from '@form-builder/core/contract/permissions.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A part of the product with its permissions, in the order of the matrix. */
export interface PermissionGroup {
  readonly id: string;
  readonly label: MessageDescriptor;
  readonly permissions: readonly Permission[];
}

/** The texts of the permissions. */
export const permissionLabels: Record<Permission, MessageDescriptor> = {
  'form-create': msg`Formulieren maken`,
  'form-read': msg`Formulieren bekijken`,
  'form-edit': msg`Formulieren wijzigen`,
  'form-delete': msg`Formulieren verwijderen`,
  'form-translation': msg`Formulieren vertalen`,
  'template-read': msg`Bouwblokken bekijken`,
  'template-edit': msg`Bouwblokken wijzigen`,
  'template-publish': msg`Bouwblokken publiceren`,
  'template-delete': msg`Bouwblokken verwijderen`,
  'template-translation': msg`Bouwblokken vertalen`,
  'submission-list': msg`Inzendingen zien staan`,
  'submission-read': msg`Inzendingen lezen`,
  'submission-handle': msg`Inzendingen behandelen`,
  'submission-unmask': msg`Gevoelige antwoorden tonen`,
  'submission-export': msg`Inzendingen exporteren`,
  'submission-delete': msg`Inzendingen verwijderen`,
  'submission-refund': msg`Betalingen terugbetalen`,
  'payment-list': msg`Betalingen per dag bekijken`,
  'submission-retention': msg`Bewaartermijnen bepalen en vasthouden`,
  'privacy-requests': msg`Verzoeken van betrokkenen behandelen`,
  'environment-access-development': msg`Ontwikkeling bekijken`,
  'environment-access-test': msg`Test bekijken`,
  'environment-access-acceptance': msg`Acceptatie bekijken`,
  'form-propose-test': msg`Voorstellen voor test`,
  'form-propose-acceptance': msg`Voorstellen voor acceptatie`,
  'form-propose-production': msg`Voorstellen voor productie`,
  'form-review-test': msg`Beoordelen voor test`,
  'form-review-acceptance': msg`Beoordelen voor acceptatie`,
  'form-review-production': msg`Beoordelen voor productie`,
  'form-publish-development': msg`Publiceren in ontwikkeling`,
  'form-publish-test': msg`Publiceren in test`,
  'form-publish-acceptance': msg`Publiceren in acceptatie`,
  'form-publish-production': msg`Publiceren in productie`,
  'users-all': msg`Gebruikers beheren`,
  'users-roles': msg`Rollen geven en beheren`,
  'admin-forms-settings': msg`Instellingen van de organisatie wijzigen`,
  'admin-environments': msg`Omgevingen beheren`,
  'admin-providers': msg`Koppelingen beheren`,
  'custom-lists': msg`Keuzelijsten beheren`,
  'system-translation': msg`Vaste teksten vertalen`,
  'audit-list': msg`Logboek bekijken`,
};

// Members of a record keep the order in which they are written.
const all = Object.keys(permissionLabels) as Permission[];
const startingWith = (...prefixes: readonly string[]) =>
  all.filter((permission) => prefixes.some((prefix) => permission.startsWith(prefix)));

const ofForms = all.filter((permission) => /^form-(create|read|edit|delete|tran)/.test(permission));
const ofTemplates = startingWith('template-');
const ofSubmissions = startingWith('submission-', 'payment-', 'privacy-');
const ofPublishing = startingWith(
  'environment-access-',
  'form-propose-',
  'form-review-',
  'form-publish-',
);
const grouped = new Set([...ofForms, ...ofTemplates, ...ofSubmissions, ...ofPublishing]);

/** Every permission in one group. */
export const permissionGroups: readonly PermissionGroup[] = [
  { id: 'forms', label: msg`Formulieren`, permissions: ofForms },
  { id: 'templates', label: msg`Bouwblokken`, permissions: ofTemplates },
  { id: 'publishing', label: msg`Beoordelen en publiceren`, permissions: ofPublishing },
  { id: 'submissions', label: msg`Inzendingen`, permissions: ofSubmissions },
  {
    id: 'administration',
    label: msg`Beheer`,
    permissions: all.filter((permission) => !grouped.has(permission)),
  },
];
