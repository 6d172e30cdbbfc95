import { confidentialityLevels } from '@form-builder/core/contract/confidentiality-levels.ts';
import type { SettingId } from '@form-builder/core/contract/staff/settings/known-settings.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { retentionOutcomes } from '@form-builder/core/retention/retention-outcomes.ts';
import {
  logKinds,
  logRetentionLimits,
  type LogKind,
} from '@form-builder/core/logbook/log-retention.ts';
import type { FeatureId } from '@form-builder/core/features/feature-ids.ts';
import type { ComponentType } from 'react';
import { LogRetentionPreview, logTerms } from './log-retention-preview.tsx';
import type { SettingValues } from './use-save-settings.ts';
import { retentionOutcomeTexts } from '../forms/retention-texts.ts';
import { confidentiality } from '../forms/confidentiality.ts';

const daysOfYear = 365;

/** The kind of input of a setting. */
export type SettingKind =
  | 'text'
  | 'email'
  | 'address'
  | 'image'
  | 'uploaded_image'
  | 'colour'
  | 'switch'
  | 'choice'
  | 'days'
  | 'log_days'
  | 'waiting_days'
  | 'quarantine_days'
  | 'years'
  | 'minutes'
  | 'hours'
  | 'words';

/** One setting of the organisation, as shown to administrators. */
export interface SettingField {
  readonly id: SettingId;
  readonly kind: SettingKind;
  readonly label: MessageDescriptor;
  /** The effect of the setting, or the default while it is empty. */
  readonly description?: MessageDescriptor;
  /** The values of a choice, and their names. */
  readonly options?: readonly { readonly value: string; readonly label: MessageDescriptor }[];
}

/** Settings under one heading. */
export interface SettingSection {
  readonly title: MessageDescriptor;
  /** The feature to which they belong. */
  readonly feature?: FeatureId;
  /** Shows what the values in the form would do. */
  readonly Preview?: ComponentType<{ readonly values: SettingValues }>;
  readonly fields: readonly SettingField[];
}

/** The settings of how the organisation presents itself to visitors and staff. */
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
        kind: 'image',
        label: msg`Logo boven formulieren`,
        description: msg`Op de pagina's voor bezoekers. Een formulier met een eigen thema kan een ander logo hebben.`,
      },
      {
        id: 'splash_logo',
        kind: 'image',
        label: msg`Logo tijdens het laden`,
        description: msg`Heel even te zien als een formulier opent.`,
      },
    ],
  },
  {
    title: msg`Voor medewerkers`,
    fields: [
      {
        id: 'login_logo',
        kind: 'uploaded_image',
        label: msg`Logo voor medewerkers`,
        description: msg`Op de inlogpagina en boven het menu.`,
      },
      {
        id: 'login_background',
        kind: 'uploaded_image',
        label: msg`Achtergrond bij inloggen`,
        description: msg`Een foto of patroon achter het inlogvak. Het beste is een brede afbeelding van minstens 1600 pixels.`,
      },
      {
        id: 'app_favicon',
        kind: 'uploaded_image',
        label: msg`Pictogram in het tabblad`,
        description: msg`Een vierkante afbeelding, bijvoorbeeld van 64 bij 64 pixels.`,
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
        id: 'delivery_notice_address',
        kind: 'email',
        label: msg`E-mailadres bij mislukte leveringen`,
        description: msg`Krijgt bericht als inzendingen niet bij een gekoppeld systeem aankomen.`,
      },
      {
        id: 'mail_logo',
        kind: 'image',
        label: msg`Logo in e-mails`,
        description: msg`Kies PNG of JPG: andere soorten laten sommige mailprogramma's niet zien.`,
      },
    ],
  },
];

/** The settings that protect accounts, and require a second person for decisions. */
export const securitySections: readonly SettingSection[] = [
  {
    title: msg`Inloggen`,
    fields: [
      {
        id: 'mfa',
        kind: 'choice',
        label: msg`Code uit een app als tweede stap`,
        description: msg`Wie een code nodig heeft en nog geen app heeft gekoppeld, doet dat bij de volgende keer inloggen. Gebruikers bij een eigen inlogvoorziening regelen dit daar.`,
        options: [
          { value: 'nobody', label: msg`Voor niemand verplicht` },
          { value: 'administrators', label: msg`Verplicht voor beheerders` },
          { value: 'everyone', label: msg`Verplicht voor iedereen` },
        ],
      },
      {
        id: 'password_sign_in',
        kind: 'choice',
        label: msg`Inloggen met een wachtwoord of passkey`,
        description: msg`Geldt zolang er een inlogprovider aan staat. Root houdt altijd een wachtwoord, voor als de provider niet werkt.`,
        options: [
          { value: 'everyone', label: msg`Iedereen` },
          { value: 'emergency', label: msg`Alleen root, voor noodgevallen` },
        ],
      },
    ],
  },
  {
    title: msg`Sessies van medewerkers`,
    fields: [
      {
        id: 'session_idle_minutes',
        kind: 'minutes',
        label: msg`Uitloggen na niets doen`,
        description: msg`Van 5 tot 60 minuten. Geldt meteen, ook voor wie nu is ingelogd. Vijf minuten ervoor komt een waarschuwing. Gebruikers bij een eigen inlogvoorziening hebben de tijden van die voorziening.`,
      },
      {
        id: 'session_hours',
        kind: 'hours',
        label: msg`Uitloggen na inloggen`,
        description: msg`Van 1 tot 12 uur, ook voor wie bezig is. Werk dat nog niet is opgeslagen, blijft staan tot die persoon opnieuw inlogt.`,
      },
    ],
  },
  {
    title: msg`Inzicht`,
    fields: [
      {
        id: 'insight_enabled',
        kind: 'switch',
        label: msg`Bezoeken van formulieren tellen`,
        description: msg`Alleen aantallen per dag, zonder cookies, antwoorden of gegevens van personen. Uit: er wordt niets geteld; eerdere aantallen blijven 25 maanden staan.`,
      },
    ],
  },
  {
    title: msg`Nieuwe formulieren en bouwblokken`,
    fields: [
      {
        id: 'new_form_confidentiality',
        kind: 'choice',
        label: msg`Vertrouwelijkheid`,
        description: msg`Zo begint een nieuw formulier of bouwblok. Wie het maakt, is eigenaar en kan het wijzigen.`,
        options: confidentialityLevels.map((level) => ({
          value: level,
          label: confidentiality[level].label,
        })),
      },
    ],
  },
  {
    title: msg`Begrijpelijke taal`,
    feature: 'plain_language',
    fields: [
      {
        id: 'plain_words',
        kind: 'words',
        label: msg`Eigen moeilijke woorden`,
        description: msg`Op elke regel een moeilijk woord, een = en een makkelijk woord, zoals: leges = kosten. De controle van formulieren geeft er een tip bij, naast de woorden die zij al kent.`,
      },
    ],
  },
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
  {
    title: msg`Bestanden in quarantaine`,
    fields: [
      {
        id: 'quarantine_days',
        kind: 'quarantine_days',
        label: msg`Hoe lang ze blijven`,
        description: msg`Van 1 tot 90 dagen. Daarna worden bestanden met een virus verwijderd.`,
      },
    ],
  },
  {
    title: msg`Bewaren van logboeken`,
    fields: logKinds.map(logDaysOf),
    Preview: LogRetentionPreview,
  },
  {
    title: msg`Exports met een BSN`,
    fields: [
      {
        id: 'export_consent',
        kind: 'switch',
        label: msg`Een collega moet het goedvinden`,
        description: msg`Een export met leesbare BSN's wacht tot iemand anders die hetzelfde formulier mag exporteren, hem toestaat of weigert. Dat staat in het logboek, met beide namen.`,
      },
      {
        id: 'export_consent_days',
        kind: 'waiting_days',
        label: msg`Hoe lang een export op toestemming wacht`,
        description: msg`Van 1 tot 30 dagen. Daarna gaat de export niet door. Toestemming geldt even lang.`,
      },
    ],
  },
];

function logDaysOf(kind: LogKind): SettingField {
  const { minimum, maximum } = logRetentionLimits[kind];
  const least = minimum / daysOfYear;
  const most = maximum / daysOfYear;
  return {
    id: logTerms[kind].setting,
    kind: 'log_days',
    label: logTerms[kind].name,
    description: msg`Van ${minimum} tot ${maximum} dagen (${least} tot ${most} jaar).`,
  };
}

const daysOf = (kind: 'default' | 'maximum'): readonly SettingField[] =>
  retentionOutcomes.map((outcome) => ({
    id: `retention_${kind}_${outcome}`,
    kind: 'days',
    label: retentionOutcomeTexts[outcome].label,
    description: retentionOutcomeTexts[outcome].meaning,
  }));

/** The default and the maximum retention terms of forms. */
export const retentionSections: readonly SettingSection[] = [
  { title: msg`Als een formulier niets zegt`, fields: daysOf('default') },
  { title: msg`Hoogstens, voor alle formulieren`, fields: daysOf('maximum') },
  {
    title: msg`Betalingen van verwijderde inzendingen`,
    fields: [
      {
        id: 'payment_ledger_years',
        kind: 'years',
        label: msg`Jaren na het jaar van betaling`,
        description: msg`Van 7 tot 30 jaar; de belastingwet (AWR, artikel 52) vraagt er 7. Alleen bedrag, btw, dag, betaaldienst, kenmerk en formulier blijven: niet de inzending, niet het nummer en niet wie betaalde.`,
      },
    ],
  },
];
