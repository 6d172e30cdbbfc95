import type { AccountsTables } from '../../accounts/accounts-tables.ts';
import type { LoginTables } from '../../citizen-login/login-tables.ts';
import type { CustomListsTables } from '../../custom-lists/custom-lists-tables.ts';
import type { EnvironmentsTables } from '../../environments/environments-tables.ts';
import type { FilesTables } from '../../files/files-tables.ts';
import type { FormsTables } from '../../forms/forms-tables.ts';
import type { IdentityTables } from '../../identity/identity-tables.ts';
import type { LogbookTables } from '../../logbook/logbook-tables.ts';
import type { PaymentsTables } from '../../payments/payments-tables.ts';
import type { ProvidersTables } from '../../providers/providers-tables.ts';
import type { LookUpsTables } from '../../look-ups/look-ups-tables.ts';
import type { ReviewsTables } from '../../reviews/reviews-tables.ts';
import type { SettingsTables } from '../../settings/settings-tables.ts';
import type { SubmissionsTables } from '../../submissions/submissions-tables.ts';
import type { VersionsTables } from '../../versions/versions-tables.ts';
import type { TenantsTables } from './tenants-tables.ts';

/** Every table with its row type; each resource declares its own. */
export interface Database
  extends
    TenantsTables,
    AccountsTables,
    IdentityTables,
    EnvironmentsTables,
    SettingsTables,
    FormsTables,
    VersionsTables,
    ReviewsTables,
    SubmissionsTables,
    ProvidersTables,
    LoginTables,
    PaymentsTables,
    FilesTables,
    LogbookTables,
    CustomListsTables,
    LookUpsTables {}
