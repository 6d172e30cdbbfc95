import {
  providerDrivers,
  type ProviderDriver,
} from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import { useLingui } from '@lingui/react/macro';
import { PasswordInput } from '../password-input/password-input.tsx';
import { FileTextInput } from './file-text-input.tsx';
import type { ProviderDraft } from './provider-draft.ts';
import { certificateKeyText, driverTexts } from './provider-words.ts';

interface SecretInputProps {
  readonly draft: ProviderDraft;
  readonly isSet: boolean;
  readonly error: string | undefined;
  readonly onChange: (secret: string) => void;
}

/** The input of the secret. Renders nothing for a driver without one. */
export function SecretInput({ draft, ...props }: SecretInputProps) {
  const { t, i18n } = useLingui();
  const driver: ProviderDriver = providerDrivers[draft.driver];
  const { minSecretCharacters, isSecretOptional, isSecretPem } = driver;
  if (minSecretCharacters === null || isWithoutSecret(draft)) return null;
  const label = t`Geheime sleutel`;
  if (isSecretPem === true)
    return (
      <PemInput
        {...props}
        label={label}
        purpose={i18n._(driverTexts(draft.driver).secret)}
        value={draft.secret}
      />
    );
  return (
    <HiddenInput
      {...props}
      label={isSecretOptional === true ? t`${label} (niet verplicht)` : label}
      purpose={i18n._(driverTexts(draft.driver).secret)}
      minSecretCharacters={minSecretCharacters}
      value={draft.secret}
    />
  );
}

/** The input of the secret for the second service. Renders nothing until that has an address. */
export function SecondSecretInput({ draft, ...props }: SecretInputProps) {
  const { t, i18n } = useLingui();
  const { minSecretCharacters, isSecondSecretPem }: ProviderDriver = providerDrivers[draft.driver];
  if (minSecretCharacters === null || !hasSecondService(draft)) return null;
  if (isSecondSecretPem === true)
    return (
      <PemInput
        {...props}
        label={t`Sleutel van het certificaat`}
        purpose={i18n._(driverTexts(draft.driver).secondSecret)}
        value={draft.secondSecret}
      />
    );
  const label = t`Tweede geheime sleutel`;
  return (
    <HiddenInput
      {...props}
      label={t`${label} (niet verplicht)`}
      purpose={i18n._(driverTexts(draft.driver).secondSecret)}
      minSecretCharacters={minSecretCharacters}
      value={draft.secondSecret}
    />
  );
}

/** The input of the key of our certificate, beside a second secret. Renders nothing without that certificate. */
export function ThirdSecretInput({ draft, ...props }: SecretInputProps) {
  const { t, i18n } = useLingui();
  if (!hasThirdService(draft)) return null;
  return (
    <PemInput
      {...props}
      label={t`Sleutel van het certificaat`}
      purpose={i18n._(certificateKeyText)}
      value={draft.thirdSecret}
    />
  );
}

/** Whether the settings have a certificate whose key is a third secret. */
export function hasThirdService({
  driver,
  settings,
}: Pick<ProviderDraft, 'driver' | 'settings'>): boolean {
  const { thirdService }: ProviderDriver = providerDrivers[driver];
  return thirdService !== undefined && (settings[thirdService] ?? '') !== '';
}

/** Whether the settings name a second service, which may have a secret of its own. */
export function hasSecondService({
  driver,
  settings,
}: Pick<ProviderDraft, 'driver' | 'settings'>): boolean {
  const { secondService }: ProviderDriver = providerDrivers[driver];
  return secondService !== undefined && (settings[secondService] ?? '') !== '';
}

/** Whether the service knows us by keys that we publish, instead of a secret. */
export function isWithoutSecret({
  driver,
  settings,
}: Pick<ProviderDraft, 'driver' | 'settings'>): boolean {
  const { withoutSecret }: ProviderDriver = providerDrivers[driver];
  return withoutSecret !== undefined && settings[withoutSecret.setting] === withoutSecret.value;
}

interface HiddenInputProps extends Omit<SecretInputProps, 'draft'> {
  readonly label: string;
  readonly purpose: string;
  readonly minSecretCharacters: number;
  readonly value: string;
}

/** A private key, of several lines. */
function PemInput({ purpose, isSet, ...input }: Omit<HiddenInputProps, 'minSecretCharacters'>) {
  const { t } = useLingui();
  return (
    <FileTextInput
      {...input}
      description={isSet ? t`De sleutel is ingesteld. Laat leeg om hem te houden.` : purpose}
      accept=".pem,.key,.txt"
    />
  );
}

/** A stored secret is never shown. */
function HiddenInput({ label, purpose, minSecretCharacters, isSet, ...input }: HiddenInputProps) {
  const { t } = useLingui();
  const { value, error, onChange } = input;
  return (
    <PasswordInput
      label={label}
      description={
        isSet
          ? t`De sleutel is ingesteld. Laat leeg om hem te houden.`
          : `${t`Ten minste ${minSecretCharacters} tekens.`} ${purpose}`
      }
      autoComplete="new-password"
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
