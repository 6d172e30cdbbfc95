import { msg } from '@lingui/core/macro';
import type { Scenario } from './scenario.ts';

const atOnce = msg`Dit ziet de bezoeker meteen.`;
const whenSending = msg`Vul het formulier in en verstuur het.`;

const opening: readonly Omit<Scenario, 'group'>[] = [
  {
    id: 'not_published',
    label: msg`Niet gepubliceerd`,
    hint: atOnce,
    failures: { getPublicForm: 'form_not_published' },
  },
  { id: 'closed', label: msg`Gesloten`, hint: atOnce, failures: { getPublicForm: 'form_closed' } },
  {
    id: 'switched_off',
    label: msg`Alle formulieren uitgezet`,
    hint: atOnce,
    failures: { getPublicForm: 'product_disabled' },
  },
  {
    id: 'not_loaded',
    label: msg`Server geeft een fout`,
    hint: atOnce,
    failures: { getPublicForm: 'internal' },
  },
  {
    id: 'not_reached',
    label: msg`Geen verbinding bij het openen`,
    hint: atOnce,
    failures: { getPublicForm: 'offline' },
    isOffline: true,
  },
];

const filling: readonly Omit<Scenario, 'group'>[] = [
  {
    id: 'invalid',
    label: msg`Fouten op de pagina`,
    hint: msg`De knop van de eerste pagina is ingedrukt zonder antwoorden.`,
    failures: {},
    pressesNext: true,
  },
  {
    id: 'offline',
    label: msg`Verbinding valt weg`,
    hint: msg`Ga verder, sla op of verstuur.`,
    failures: { submit: 'offline', save: 'offline' },
    isOffline: true,
  },
  {
    id: 'not_saved',
    label: msg`Opslaan mislukt`,
    hint: msg`Kies in het formulier voor opslaan.`,
    failures: { save: 'internal' },
  },
  {
    id: 'session_expired',
    label: msg`Sessie verlopen`,
    hint: whenSending,
    failures: { submit: 'login_expired', save: 'login_expired' },
  },
  {
    id: 'not_sent',
    label: msg`Versturen mislukt`,
    hint: whenSending,
    failures: { submit: 'internal' },
  },
  {
    id: 'too_busy',
    label: msg`Te druk`,
    hint: whenSending,
    failures: { submit: 'too_many_requests' },
  },
  {
    id: 'closed_meanwhile',
    label: msg`Intussen gesloten`,
    hint: whenSending,
    failures: { submit: 'form_closed' },
  },
  {
    id: 'upload_refused',
    label: msg`Bestand geweigerd`,
    hint: msg`Kies een bestand bij een vraag om een bestand.`,
    failures: { 'stateless-uploads:form:create': 'too_large' },
  },
];

const down = 'provider_unavailable';

const services: readonly Omit<Scenario, 'group'>[] = [
  {
    id: 'login_down',
    label: msg`Inloggen (DigiD, eHerkenning)`,
    hint: msg`Log in bij een vraag om in te loggen.`,
    failures: { 'login:find': down, 'login:start': down },
  },
  {
    id: 'payment_down',
    label: msg`Betalen`,
    hint: whenSending,
    failures: { getPayment: down, startPayment: down, restartPayment: down },
    awaitsPayment: true,
  },
  {
    id: 'addresses_down',
    label: msg`Adressen (BAG)`,
    hint: msg`Zoek een adres bij een vraag naar een adres.`,
    failures: { 'bag:search': down, 'bag:get': down, 'bag:reverse': down },
  },
  {
    id: 'companies_down',
    label: msg`Bedrijven (KVK)`,
    hint: msg`Zoek een bedrijf bij een vraag naar een bedrijf.`,
    failures: { 'kvk:search': down },
  },
  {
    id: 'lists_down',
    label: msg`Eigen lijsten`,
    hint: msg`Open een vraag met een eigen lijst.`,
    failures: { 'custom-list:search': down },
  },
  {
    id: 'scanner_down',
    label: msg`Virusscanner`,
    hint: whenSending,
    failures: { submit: 'unavailable' },
  },
];

/** Every situation, in the order of the menu; without one, everything works. */
export const scenarios: readonly Scenario[] = [
  ...opening.map((scenario) => ({ ...scenario, group: 'opening' as const })),
  ...filling.map((scenario) => ({ ...scenario, group: 'filling' as const })),
  ...services.map((scenario) => ({ ...scenario, group: 'services' as const })),
];
