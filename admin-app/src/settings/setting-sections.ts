import type { SettingId } from '@form-builder/core/contract/staff/known-settings.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** How a setting is typed or chosen. */
export type SettingKind = 'text' | 'email' | 'address' | 'colour' | 'switch';

/** One setting of the organisation as administrators see it. */
export interface SettingField {
  readonly id: SettingId;
  readonly kind: SettingKind;
  readonly label: MessageDescriptor;
  /** What the setting does, or what applies while it is empty. */
  readonly description?: MessageDescriptor;
}

/** Settings under one heading. */
export interface SettingSection {
  readonly title: MessageDescriptor;
  readonly fields: readonly SettingField[];
}

/** How the organisation presents itself to visitors and staff. */
export const platformSections: readonly SettingSection[] = [
  {
    title: msg`Naam en huisstijl`,
    fields: [
      {
        id: 'title',
        kind: 'text',
        label: msg`Titel`,
        description: msg`Staat in het menu, onder de naam van de gemeente. Leeg: Formulieren.`,
      },
      {
        id: 'primary_colour',
        kind: 'colour',
        label: msg`Hoofdkleur`,
        description: msg`Voor knoppen en links van medewerkers en in e-mails. Is de kleur te licht om te lezen, dan wordt die donkerder.`,
      },
      {
        id: 'navigation_logo',
        kind: 'address',
        label: msg`Logo boven formulieren`,
        description: msg`Het webadres van een afbeelding.`,
      },
      {
        id: 'splash_logo',
        kind: 'address',
        label: msg`Logo tijdens het laden`,
        description: msg`Het webadres van een afbeelding.`,
      },
    ],
  },
  {
    title: msg`Links bij formulieren`,
    fields: [
      {
        id: 'site_url',
        kind: 'address',
        label: msg`Website`,
        description: msg`Hierheen gaat een bezoeker als een formulier niet bestaat.`,
      },
      { id: 'accessibility_url', kind: 'address', label: msg`Toegankelijkheidsverklaring` },
      { id: 'privacy_url', kind: 'address', label: msg`Privacyverklaring` },
      { id: 'contact_url', kind: 'address', label: msg`Contact` },
    ],
  },
  {
    title: msg`E-mail aan bezoekers`,
    fields: [
      {
        id: 'mail_from_name',
        kind: 'text',
        label: msg`Naam van de afzender`,
        description: msg`Leeg: de naam van de gemeente.`,
      },
      {
        id: 'mail_from_address',
        kind: 'email',
        label: msg`E-mailadres van de afzender`,
        description: msg`De mailserver moet uit naam van dit adres mogen mailen.`,
      },
      {
        id: 'mail_logo',
        kind: 'address',
        label: msg`Logo in e-mails`,
        description: msg`Het webadres van een afbeelding.`,
      },
    ],
  },
];

/** What keeps one person from deciding alone. */
export const securitySections: readonly SettingSection[] = [
  {
    title: msg`Publiceren`,
    fields: [
      {
        id: 'four_eyes',
        kind: 'switch',
        label: msg`Vier ogen`,
        description: msg`Wie een versie voorstelt, kan die niet zelf goedkeuren. Een collega doet dat.`,
      },
    ],
  },
];
