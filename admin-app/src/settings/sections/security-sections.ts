import { knownSettings } from '@form-builder/core/contract/staff/settings/known-settings.ts';
import { passwordLimits } from '@form-builder/core/contract/staff/users/password-limits.ts';
import {
  logKinds,
  logRetentionLimits,
  type LogKind,
} from '@form-builder/core/logbook/log-retention.ts';
import { msg } from '@lingui/core/macro';
import { LogRetentionPreview, logTerms } from '../log-retention-preview.tsx';
import type { SettingField, SettingSection } from './setting-section.ts';

const daysOfYear = 365;

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
    title: msg`Wachtwoorden`,
    fields: [
      {
        id: 'password_min_length',
        kind: 'number',
        unit: 'characters',
        label: msg`Minimaal aantal tekens`,
        description: msg`Van ${passwordLimits.minLength.minimum} tot ${passwordLimits.minLength.maximum}. Langer is veiliger: een zin van 12 of meer tekens is een goede keuze. Geldt voor elk nieuw wachtwoord, naast een hoofdletter, een kleine letter, een cijfer en een ander teken. Bekende wachtwoorden mogen nooit.`,
      },
      {
        id: 'password_history',
        kind: 'number',
        label: msg`Eerdere wachtwoorden die niet mogen`,
        description: msg`Van ${passwordLimits.history.minimum} tot ${passwordLimits.history.maximum}; het huidige telt mee. Van eerdere wachtwoorden blijft alleen een onleesbare afdruk bewaard.`,
      },
      {
        id: 'password_max_days',
        kind: 'number',
        unit: 'days',
        label: msg`Wachtwoord wijzigen na`,
        description: msg`Van ${passwordLimits.maxDays.minimum} tot ${passwordLimits.maxDays.maximum} dagen. Leeg: nooit, zoals beveiligingsrichtlijnen aanraden. Gebruikers kiezen een nieuw wachtwoord voordat ze verder kunnen. Geldt niet voor root.`,
      },
    ],
  },
  {
    title: msg`Sessies van medewerkers`,
    fields: [
      {
        id: 'session_idle_minutes',
        kind: 'number',
        unit: 'minutes',
        label: msg`Uitloggen na niets doen`,
        description: msg`Van ${knownSettings.session_idle_minutes.limits.minimum} tot ${knownSettings.session_idle_minutes.limits.maximum} minuten. Geldt meteen, ook voor wie nu is ingelogd. Vijf minuten ervoor komt een waarschuwing. Gebruikers bij een eigen inlogvoorziening hebben de tijden van die voorziening.`,
      },
      {
        id: 'session_hours',
        kind: 'number',
        unit: 'hours',
        label: msg`Uitloggen na inloggen`,
        description: msg`Van ${knownSettings.session_hours.limits.minimum} tot ${knownSettings.session_hours.limits.maximum} uur, ook voor wie bezig is. Werk dat nog niet is opgeslagen, blijft staan tot die persoon opnieuw inlogt.`,
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
        kind: 'number',
        unit: 'days',
        label: msg`Hoe lang ze blijven`,
        description: msg`Van ${knownSettings.quarantine_days.limits.minimum} tot ${knownSettings.quarantine_days.limits.maximum} dagen. Daarna worden bestanden met een virus verwijderd.`,
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
        kind: 'number',
        unit: 'days',
        label: msg`Hoe lang een export op toestemming wacht`,
        description: msg`Van ${knownSettings.export_consent_days.limits.minimum} tot ${knownSettings.export_consent_days.limits.maximum} dagen. Daarna gaat de export niet door. Toestemming geldt even lang.`,
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
    kind: 'number',
    unit: 'days',
    label: logTerms[kind].name,
    description: msg`Van ${minimum} tot ${maximum} dagen (${least} tot ${most} jaar).`,
  };
}
