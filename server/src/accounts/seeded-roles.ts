import { permissions, type Permission } from '@form-builder/core/contract/permissions.ts';

/** The initial roles of every tenant; the tenant may change them. */
export type SeededRole = 'administrator' | 'designer' | 'reviewer' | 'publisher' | 'handler';

interface RoleSeed {
  readonly slug: SeededRole;
  readonly name: string;
  readonly permissions: readonly Permission[];
}

const startingWith = (...prefixes: readonly string[]): Permission[] =>
  permissions.filter((permission) => prefixes.some((prefix) => permission.startsWith(prefix)));

/** The permissions of each role. Root is not a role but a flag of the user. */
export const seededRoles: readonly RoleSeed[] = [
  { slug: 'administrator', name: 'Beheerder', permissions },
  {
    slug: 'designer',
    name: 'Ontwerper',
    permissions: [
      'form-create',
      'form-read',
      'form-edit',
      'form-delete',
      'form-translation',
      ...startingWith('template-', 'environment-access-', 'form-propose-'),
      'form-publish-development',
      // To see the submissions of a trial run of the designer's own form.
      'submission-list',
      'submission-read',
    ],
  },
  {
    slug: 'reviewer',
    name: 'Beoordelaar',
    permissions: ['form-read', ...startingWith('form-review-', 'environment-access-')],
  },
  {
    slug: 'publisher',
    name: 'Publiceerder',
    permissions: [
      'form-read',
      ...startingWith('form-propose-', 'form-review-', 'form-publish-', 'environment-access-'),
    ],
  },
  {
    slug: 'handler',
    name: 'Behandelaar',
    permissions: [
      'form-read',
      'submission-list',
      'submission-read',
      'submission-handle',
      'submission-unmask',
      'submission-export',
    ],
  },
];
