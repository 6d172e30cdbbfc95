import type { Permission } from './permissions.ts';

/** A part of the product with its permissions; the texts are `permission_group.{id}` and `permission.{slug}`. */
export interface PermissionGroup {
  readonly id: 'forms' | 'templates' | 'publishing' | 'submissions' | 'administration';
  readonly permissions: readonly Permission[];
}

/** Every permission in one group, in the order of the matrix of roles. */
export const permissionGroups: readonly PermissionGroup[] = [
  {
    id: 'forms',
    permissions: ['form-create', 'form-read', 'form-edit', 'form-delete', 'form-translation'],
  },
  {
    id: 'templates',
    permissions: [
      'template-read',
      'template-edit',
      'template-publish',
      'template-delete',
      'template-translation',
    ],
  },
  {
    id: 'publishing',
    permissions: [
      'environment-access-development',
      'environment-access-test',
      'environment-access-acceptance',
      'form-propose-test',
      'form-propose-acceptance',
      'form-propose-production',
      'form-review-test',
      'form-review-acceptance',
      'form-review-production',
      'form-publish-development',
      'form-publish-test',
      'form-publish-acceptance',
      'form-publish-production',
    ],
  },
  {
    id: 'submissions',
    permissions: [
      'submission-list',
      'submission-read',
      'submission-handle',
      'submission-unmask',
      'submission-export',
      'submission-delete',
      'submission-refund',
      'payment-list',
      'submission-retention',
      'privacy-requests',
    ],
  },
  {
    id: 'administration',
    permissions: [
      'users-all',
      'users-roles',
      'admin-forms-settings',
      'admin-environments',
      'admin-providers',
      'custom-lists',
      'system-translation',
      'audit-list',
    ],
  },
];
