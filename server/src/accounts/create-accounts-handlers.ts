import type { passkeysContract } from '@form-builder/core/contract/staff/users/passkeys.ts';
import type { signInProvidersContract } from '@form-builder/core/contract/staff/settings/sign-in-providers.ts';
import type { accountContract } from '@form-builder/core/contract/staff/users/account.ts';
import type { photosContract } from '@form-builder/core/contract/staff/users/photos.ts';
import type { passwordsContract } from '@form-builder/core/contract/staff/users/passwords.ts';
import type { groupsContract } from '@form-builder/core/contract/staff/users/groups.ts';
import type { rightsReviewContract } from '@form-builder/core/contract/staff/users/rights-review.ts';
import type { rolesContract } from '@form-builder/core/contract/staff/users/roles.ts';
import type { usersContract } from '@form-builder/core/contract/staff/users/users.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import type { CreateRateLimit } from '../platform/http/rate-limits/rate-limit.ts';
import { photosHandlers } from './photos/photos-handlers.ts';
import { createEmailChangesHandlers } from './email-changes/email-changes-handlers.ts';
import { createGroupsHandlers } from './groups/groups-handlers.ts';
import { createChangePassword } from './passwords/change-password.ts';
import { createPasskeysHandlers } from './passkeys/passkeys-handlers.ts';
import { createPasswordMailLimits } from './passwords/password-mail-limits.ts';
import { createPasswordsHandlers, type PasswordOptions } from './passwords/passwords-handlers.ts';
import { createVerifyCurrentPassword } from './passwords/verify-current-password.ts';
import { createRightsReviewHandlers } from './rights-review/rights-review-handlers.ts';
import { rolesHandlers } from './roles/roles-handlers.ts';
import { createSecondFactorHandlers } from './second-factor/second-factor-handlers.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import { sessionsHandlers } from './user-administration/sessions-handlers.ts';
import type { SignInClients } from './sign-in-providers/sign-in-clients.ts';
import { createSignInProvidersHandlers } from './sign-in-providers/sign-in-providers-handlers.ts';
import type { AssertKnowsFormsOf } from './assert-knows-forms-of.ts';
import { updateOwnProfile } from './users/update-own-profile.ts';
import type { FormMemberships } from './form-memberships.ts';
import { createUsersHandlers } from './user-administration/users-handlers.ts';

interface AccountsOptions extends Omit<PasswordOptions, 'limits'> {
  readonly createRateLimit: CreateRateLimit;
  readonly cipher: SecretCipher;
  readonly signInClients: SignInClients;
  /** The tenant's canonical origin, without a trailing slash. */
  readonly originOf: (tenant: Tenant) => string;
  readonly assertKnowsFormsOf: AssertKnowsFormsOf;
  readonly formMemberships: FormMemberships;
}

type AccountsContract = typeof usersContract &
  typeof rightsReviewContract &
  typeof rolesContract &
  typeof groupsContract &
  typeof passwordsContract &
  typeof accountContract &
  typeof passkeysContract &
  typeof photosContract &
  typeof signInProvidersContract;

/** The handlers of users, roles, passwords and one's own account. */
export function createAccountsHandlers(options: AccountsOptions): Handlers<AccountsContract> {
  const limits = createPasswordMailLimits(options.createRateLimit);
  const verifyPassword = createVerifyCurrentPassword(options);
  return {
    ...createUsersHandlers({ ...options, limits }),
    ...rolesHandlers,
    ...createRightsReviewHandlers(options),
    ...createGroupsHandlers(options),
    ...createSignInProvidersHandlers(options),
    ...createPasswordsHandlers({ ...options, limits }),
    ...sessionsHandlers,
    ...photosHandlers,
    updateOwnProfile,
    changePassword: createChangePassword({ ...options, verifyPassword }),
    ...createEmailChangesHandlers({ ...options, verifyPassword }),
    ...createSecondFactorHandlers({ ...options, verifyPassword }),
    ...createPasskeysHandlers({ ...options, verifyPassword }),
  };
}
