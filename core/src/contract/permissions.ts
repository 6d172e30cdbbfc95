/** Every permission by slug. */
export const permissions = [
  'users-all',
  'users-roles',
  'admin-forms-settings',
  'admin-environments',
  'admin-providers',
  'system-translation',
  'submission-list',
  'submission-read',
  'submission-handle',
  'submission-unmask',
  'submission-delete',
  'submission-refund',
  'payment-list',
  'submission-export',
  'submission-retention',
  'privacy-requests',
  'audit-list',
  'custom-lists',
  'template-edit',
  'template-delete',
  'template-read',
  'template-publish',
  'template-translation',
  'form-create',
  'form-edit',
  'form-delete',
  'form-read',
  'form-translation',
  'environment-access-development',
  'environment-access-test',
  'environment-access-acceptance',
  'form-propose-test',
  'form-propose-acceptance',
  'form-propose-production',
  'form-publish-development',
  'form-publish-test',
  'form-publish-acceptance',
  'form-publish-production',
  'form-review-test',
  'form-review-acceptance',
  'form-review-production',
] as const;
export type Permission = (typeof permissions)[number];

/** Any one of these permissions gives access to building blocks. */
export const templatePermissions = [
  'template-edit',
  'template-delete',
  'template-read',
  'template-publish',
  'template-translation',
] as const satisfies readonly Permission[];

/** Any one of these permissions lets a user change the glossary. */
export const glossaryPermissions = [
  'admin-forms-settings',
  'system-translation',
] as const satisfies readonly Permission[];
