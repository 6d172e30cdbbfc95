import type { SignInRefusal } from '@form-builder/core/sign-in/sign-in-failures.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';

/** Every text of signing in with an outside provider, in one language; `name` is that of the provider. */
export interface ProviderTexts {
  readonly signInWith: (name: string) => string;
  readonly or: string;
  readonly emergency: string;
  readonly failed: (name: string) => string;
  readonly cancelled: (name: string) => string;
  readonly emergencyOnly: string;
  readonly refusedTitle: string;
  readonly refusals: Readonly<Record<SignInRefusal, (name: string) => string>>;
  readonly ask: string;
  readonly askYourAdministrator: string;
  readonly back: string;
}

const nl: ProviderTexts = {
  signInWith: (name) => `Inloggen met ${name}`,
  or: 'Of log in met je e-mailadres en wachtwoord',
  emergency: 'Inloggen met het noodaccount',
  failed: (name) =>
    `Inloggen met ${name} lukt nu niet. Probeer het over een paar minuten opnieuw. Blijft het zo, meld het dan aan je beheerder.`,
  cancelled: (name) => `Het inloggen bij ${name} is gestopt. Je bent nog niet ingelogd.`,
  emergencyOnly:
    'Met een wachtwoord inloggen kan alleen met het noodaccount. Log in met een knop hieronder.',
  refusedTitle: 'Je hebt nog geen toegang',
  refusals: {
    email_unverified: (name) =>
      `${name} heeft niet bevestigd dat het e-mailadres van jou is. Daarom kunnen we je geen toegang geven.`,
    email_domain: () =>
      'Je e-mailadres hoort niet bij een organisatie die hier mag inloggen. Daarom kunnen we je geen toegang geven.',
    account_not_linkable: (name) =>
      `Er is al een account met jouw e-mailadres, dat niet bij jouw account van ${name} hoort.`,
    no_account: () => 'Inloggen is gelukt, maar je hebt hier nog geen account.',
    account_inactive: () => 'Je account staat uit. Daarom kun je niet inloggen.',
    no_role: () =>
      'Inloggen is gelukt, maar je hebt nog geen rol. Zonder rol kun je hier niets doen.',
    groups_overage: (name) =>
      `Je zit in zo veel groepen dat ${name} ze niet kan meesturen. Daarom weten we niet welke rollen je hebt.`,
  },
  ask: 'Vraag toegang aan:',
  askYourAdministrator: 'Vraag je beheerder om hulp.',
  back: 'Terug naar inloggen',
};

const en: ProviderTexts = {
  signInWith: (name) => `Sign in with ${name}`,
  or: 'Or sign in with your email address and password',
  emergency: 'Sign in with the emergency account',
  failed: (name) =>
    `Signing in with ${name} does not work right now. Try again in a few minutes. If it stays like this, tell your administrator.`,
  cancelled: (name) => `Signing in at ${name} was stopped. You are not signed in yet.`,
  emergencyOnly:
    'Only the emergency account can sign in with a password. Sign in with a button below.',
  refusedTitle: 'You do not have access yet',
  refusals: {
    email_unverified: (name) =>
      `${name} did not confirm that the email address is yours. That is why we cannot give you access.`,
    email_domain: () =>
      'Your email address does not belong to an organisation that may sign in here. That is why we cannot give you access.',
    account_not_linkable: (name) =>
      `There is an account with your email address already, which does not belong to your account at ${name}.`,
    no_account: () => 'You signed in, but you do not have an account here yet.',
    account_inactive: () => 'Your account is switched off. That is why you cannot sign in.',
    no_role: () =>
      'You signed in, but you do not have a role yet. Without a role you cannot do anything here.',
    groups_overage: (name) =>
      `You are in so many groups that ${name} cannot send them. That is why we do not know which roles you have.`,
  },
  ask: 'Ask for access:',
  askYourAdministrator: 'Ask your administrator for help.',
  back: 'Back to signing in',
};

const de: ProviderTexts = {
  signInWith: (name) => `Mit ${name} anmelden`,
  or: 'Oder melde dich mit E-Mail-Adresse und Passwort an',
  emergency: 'Mit dem Notfallkonto anmelden',
  failed: (name) =>
    `Die Anmeldung mit ${name} funktioniert gerade nicht. Versuche es in ein paar Minuten noch einmal. Bleibt es so, melde es der Administration.`,
  cancelled: (name) =>
    `Die Anmeldung bei ${name} wurde abgebrochen. Du bist noch nicht angemeldet.`,
  emergencyOnly:
    'Nur das Notfallkonto kann sich mit einem Passwort anmelden. Melde dich mit einer Schaltfläche unten an.',
  refusedTitle: 'Du hast noch keinen Zugang',
  refusals: {
    email_unverified: (name) =>
      `${name} hat nicht bestätigt, dass die E-Mail-Adresse dir gehört. Deshalb können wir dir keinen Zugang geben.`,
    email_domain: () =>
      'Deine E-Mail-Adresse gehört nicht zu einer Organisation, die sich hier anmelden darf. Deshalb können wir dir keinen Zugang geben.',
    account_not_linkable: (name) =>
      `Es gibt schon ein Konto mit deiner E-Mail-Adresse, das nicht zu deinem Konto bei ${name} gehört.`,
    no_account: () => 'Die Anmeldung ist gelungen, aber du hast hier noch kein Konto.',
    account_inactive: () => 'Dein Konto ist ausgeschaltet. Deshalb kannst du dich nicht anmelden.',
    no_role: () =>
      'Die Anmeldung ist gelungen, aber du hast noch keine Rolle. Ohne Rolle kannst du hier nichts tun.',
    groups_overage: (name) =>
      `Du bist in so vielen Gruppen, dass ${name} sie nicht mitsenden kann. Deshalb wissen wir nicht, welche Rollen du hast.`,
  },
  ask: 'Bitte um Zugang bei:',
  askYourAdministrator: 'Bitte deine Administration um Hilfe.',
  back: 'Zurück zur Anmeldung',
};

/** The texts by language. */
export const providerTexts: Readonly<Record<Language, ProviderTexts>> = { nl, en, de };
