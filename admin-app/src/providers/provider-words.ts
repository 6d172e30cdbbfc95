import {
  secondSecretText,
  type ProviderDriverName,
  type ProviderSetting,
} from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import type {
  Provider,
  ProviderStage,
} from '@form-builder/core/contract/staff/settings/providers.ts';
import type { ClientAuthentication } from '@form-builder/core/contract/staff/settings/client-authentications.ts';
import type { DeliveryError } from '@form-builder/core/contract/staff/submissions/deliveries.ts';
import type { StaffMessageId } from '@form-builder/core/messages/message-ids.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { staffText } from '../languages/staff-texts.ts';

/** The kinds of providers, in order, with their names. */
export const providerKinds: readonly {
  readonly kind: Provider['kind'];
  readonly label: MessageDescriptor;
}[] = [
  { kind: 'delivery', label: msg`Ontvangers van inzendingen` },
  { kind: 'auth', label: msg`Inloggen` },
  { kind: 'payment', label: msg`Betalen` },
  { kind: 'addresses', label: msg`Adressen opzoeken` },
  { kind: 'companies', label: msg`Bedrijven opzoeken` },
  { kind: 'persons', label: msg`Persoonsgegevens (BRP)` },
  { kind: 'data', label: msg`Gegevensbronnen` },
];

/** The texts of the reasons why a provider cannot be used. */
export const providerErrors: Readonly<Record<DeliveryError, MessageDescriptor>> = {
  not_configured: msg`de aanbieder is nog niet helemaal ingesteld`,
  no_answer: msg`de aanbieder geeft geen antwoord`,
  unavailable: msg`de aanbieder heeft een storing`,
  too_many_requests: msg`de aanbieder krijgt te veel berichten`,
  not_authorised: msg`de aanbieder accepteert onze sleutel niet`,
  certificate_rejected: msg`de aanbieder accepteert ons certificaat niet`,
  certificate_expired: msg`een certificaat of de metadata is verlopen`,
  certificate_untrusted: msg`we vertrouwen het certificaat van de aanbieder niet`,
  not_allowed: msg`dit adres is niet toegestaan`,
  refused: msg`de aanbieder weigert ons bericht`,
  bad_answer: msg`op dit adres staat niet wat we verwachten`,
  place_missing: msg`de map of de bucket bestaat niet`,
  no_access: msg`we mogen daar geen bestanden neerzetten`,
  wrong_host_key: msg`de vingerafdruk van de server is niet ingevuld of klopt niet`,
};

/** The names of the stages that a provider serves. */
export const stageLabels: Readonly<Record<ProviderStage, MessageDescriptor>> = {
  production: msg`Echte inzendingen`,
  test: msg`Testinzendingen`,
};

/** How an OpenID provider recognises us. */
export const clientAuthenticationLabels: Readonly<Record<ClientAuthentication, MessageDescriptor>> =
  {
    secret: msg`met een geheime sleutel (client secret)`,
    private_key: msg`met een handtekening (private_key_jwt)`,
  };

/** The names of the choices of settings whose values are codes; other choices are shown as they are. */
export const choiceNames: Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>> = {
  representation: { allowed: msg`mag`, required: msg`moet` },
  authentication: {
    token: msg`met een API-sleutel (token)`,
    hs256: msg`met een gedeelde sleutel (hs256)`,
    rs256: msg`met onze eigen sleutel (rs256)`,
  },
  client_authentication: clientAuthenticationLabels,
  identifier_kind: {
    bsn: msg`BSN`,
    kvk: msg`KVK-nummer`,
    rsin: msg`RSIN`,
    email: msg`e-mailadres`,
    pseudonym: msg`ander vast gegeven`,
  },
};

type NamedSetting = Pick<ProviderSetting, 'key' | 'texts'>;

/** The texts of a driver, its settings and its secret. */
export const driverTexts = (driver: ProviderDriverName) => ({
  name: textOf(`provider_driver.${driver}`),
  secret: textOf(`provider_secret.${driver}`),
  secondSecret: textOf(secondSecretText(driver)),
  option: (key: string) => textOf(`provider_option.${driver}.${key}`),
  optionHint: (key: string) => textOf(`provider_option_hint.${driver}.${key}`),
  target: (target: string) => textOf(`provider_target.${driver}.${target}`),
  targetGroup: (group: string) => textOf(`provider_target_group.${driver}.${group}`),
  answer: (key: string) => textOf(`provider_answer.${driver}.${key}`),
  setting: ({ key, texts }: NamedSetting) => textOf(`provider_setting.${texts ?? driver}.${key}`),
  hint: ({ key, texts }: NamedSetting) => textOf(`provider_hint.${texts ?? driver}.${key}`),
});

/** A test of all drivers ensures that their messages exist. */
const textOf = (id: string) => staffText(id as StaffMessageId);

/** What the key of our certificate is for. */
export const certificateKeyText = textOf('provider_second_secret.connection');
