import { totpSecrets } from '../../accounts/second-factor/totp-secrets.ts';
import { signInProviderSecrets } from '../../accounts/sign-in-providers/sign-in-provider-secrets.ts';
import { loginSecrets } from '../../citizen-login/login-secrets.ts';
import { dataRequestSecrets } from '../../data-requests/search/search-value.ts';
import { signingKeySecrets } from '../../identity/keys/signing-key-secrets.ts';
import type { SealedColumn } from '../../platform/secrets/sealed-column.ts';
import { answerSecrets } from '../../submissions/answers/stored-answers.ts';
import { coSignatureSecrets } from '../../submissions/co-signature/co-signature-secrets.ts';
import { deliverySecrets } from '../../submissions/deliveries/delivery-secrets.ts';
import { mailSecrets } from '../../submissions/mails/mail-secrets.ts';
import { remarkSecrets } from '../../submissions/staff/handling/remark-secrets.ts';
import { lookUpSecrets } from '../../look-ups/proofs.ts';
import { quarantineSecrets } from '../../quarantine/quarantine-secrets.ts';
import { clientKeySecrets } from '../../providers/auth/oidc/client-keys/client-key-secrets.ts';
import { providerSecrets } from '../../providers/provider-secrets.ts';

/** Every column that is encrypted with the server's key. */
export const sealedColumns: readonly SealedColumn[] = [
  ...providerSecrets,
  ...signingKeySecrets,
  ...clientKeySecrets,
  ...totpSecrets,
  ...signInProviderSecrets,
  ...loginSecrets,
  ...answerSecrets,
  ...mailSecrets,
  ...remarkSecrets,
  ...dataRequestSecrets,
  ...deliverySecrets,
  ...coSignatureSecrets,
  ...lookUpSecrets,
  ...quarantineSecrets,
];
