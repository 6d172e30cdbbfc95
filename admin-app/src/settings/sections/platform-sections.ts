import { msg } from '@lingui/core/macro';
import { ColourPreview } from '../previews/colour-preview.tsx';
import { MailPreview } from '../previews/mail-preview.tsx';
import { SignInPreview } from '../previews/sign-in-preview.tsx';
import type { SettingSection } from './setting-section.ts';

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
        Preview: ColourPreview,
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
    Preview: SignInPreview,
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
    Preview: MailPreview,
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
        label: msg`E-mailadres voor meldingen aan beheerders`,
        description: msg`Krijgt bericht als inzendingen niet bij een gekoppeld systeem aankomen, als mails niet aankomen en als een limiet bijna of helemaal is gebruikt. Zonder adres krijgen alle beheerders bericht.`,
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
