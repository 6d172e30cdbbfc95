import type { Language } from '@form-builder/core/messages/languages.ts';

/** Every text of the sign-in pages, in one language. */
export interface PageTexts {
  readonly signIn: {
    readonly title: string;
    readonly intro: string;
    readonly email: string;
    readonly password: string;
    readonly submit: string;
    readonly forgotten: string;
    readonly problemTitle: string;
    readonly errorPrefix: string;
    readonly emailMissing: string;
    readonly passwordMissing: string;
    readonly refused: string;
    readonly throttled: (minutes: number) => string;
    readonly busy: string;
    readonly passkey: string;
    readonly passkeyFailed: string;
  };
  readonly expired: { readonly title: string; readonly text: string; readonly action: string };
  readonly signOut: { readonly title: string; readonly text: string; readonly submit: string };
  readonly departure: {
    readonly title: (provider: string) => string;
    readonly text: string;
    readonly submit: string;
  };
  readonly signedOut: { readonly title: string; readonly text: string; readonly action: string };
  readonly error: { readonly title: string; readonly text: string; readonly action: string };
  readonly languages: string;
  readonly product: string;
}

const nl: PageTexts = {
  signIn: {
    title: 'Inloggen',
    intro: 'Log in om formulieren te maken en te beheren.',
    email: 'E-mailadres',
    password: 'Wachtwoord',
    submit: 'Inloggen',
    forgotten: 'Wachtwoord vergeten?',
    problemTitle: 'Inloggen is niet gelukt',
    errorPrefix: 'Fout:',
    emailMissing: 'Vul je e-mailadres in.',
    passwordMissing: 'Vul je wachtwoord in.',
    refused:
      'Het e-mailadres of het wachtwoord klopt niet. Controleer beide en probeer het opnieuw.',
    throttled: (minutes) =>
      `Er is te vaak geprobeerd in te loggen. Wacht ${minutes === 1 ? 'een minuut' : `${minutes} minuten`} en probeer het dan opnieuw.`,
    busy: 'Het is nu erg druk. Probeer het over een minuut opnieuw.',
    passkey: 'Inloggen met een passkey',
    passkeyFailed:
      'Inloggen met een passkey is niet gelukt. Probeer het opnieuw of log op een andere manier in.',
  },
  expired: {
    title: 'Deze inlogpagina is verlopen',
    text: 'De pagina stond te lang open of is al gebruikt. Begin opnieuw met inloggen.',
    action: 'Opnieuw inloggen',
  },
  signOut: {
    title: 'Uitloggen',
    text: 'Je wordt uitgelogd bij alle onderdelen waar je met dit account bent ingelogd.',
    submit: 'Uitloggen',
  },
  departure: {
    title: (provider) => `Uitloggen bij ${provider}`,
    text: 'Hier ben je uitgelogd. Je gaat nu verder om ook daar uit te loggen.',
    submit: 'Verder',
  },
  signedOut: {
    title: 'Je bent uitgelogd',
    text: 'Je kunt dit venster sluiten.',
    action: 'Opnieuw inloggen',
  },
  error: {
    title: 'Er ging iets mis',
    text: 'Inloggen is nu niet gelukt. Begin opnieuw. Lukt het dan nog niet, neem dan contact op met je beheerder.',
    action: 'Terug naar het begin',
  },
  languages: 'Taal',
  product: 'Formulieren',
};

const en: PageTexts = {
  signIn: {
    title: 'Sign in',
    intro: 'Sign in to create and manage forms.',
    email: 'Email address',
    password: 'Password',
    submit: 'Sign in',
    forgotten: 'Forgotten your password?',
    problemTitle: 'Signing in did not succeed',
    errorPrefix: 'Error:',
    emailMissing: 'Enter your email address.',
    passwordMissing: 'Enter your password.',
    refused: 'The email address or the password is not right. Check both and try again.',
    throttled: (minutes) =>
      `There were too many attempts to sign in. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`,
    busy: 'It is very busy right now. Try again in a minute.',
    passkey: 'Sign in with a passkey',
    passkeyFailed: 'Signing in with a passkey did not work. Try again, or sign in another way.',
  },
  expired: {
    title: 'This sign-in page has expired',
    text: 'The page was open for too long or was used already. Start signing in again.',
    action: 'Sign in again',
  },
  signOut: {
    title: 'Sign out',
    text: 'You will be signed out of every part you signed in to with this account.',
    submit: 'Sign out',
  },
  departure: {
    title: (provider) => `Signing out at ${provider}`,
    text: 'You are signed out here. You now go on to sign out there too.',
    submit: 'Continue',
  },
  signedOut: {
    title: 'You are signed out',
    text: 'You can close this window.',
    action: 'Sign in again',
  },
  error: {
    title: 'Something went wrong',
    text: 'Signing in did not succeed. Start again. If it still does not work, contact your administrator.',
    action: 'Back to the start',
  },
  languages: 'Language',
  product: 'Forms',
};

const de: PageTexts = {
  signIn: {
    title: 'Anmelden',
    intro: 'Melde dich an, um Formulare zu erstellen und zu verwalten.',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    submit: 'Anmelden',
    forgotten: 'Passwort vergessen?',
    problemTitle: 'Die Anmeldung ist nicht gelungen',
    errorPrefix: 'Fehler:',
    emailMissing: 'Gib deine E-Mail-Adresse ein.',
    passwordMissing: 'Gib dein Passwort ein.',
    refused:
      'Die E-Mail-Adresse oder das Passwort stimmt nicht. Prüfe beides und versuche es noch einmal.',
    throttled: (minutes) =>
      `Es gab zu viele Anmeldeversuche. Warte ${minutes === 1 ? 'eine Minute' : `${minutes} Minuten`} und versuche es dann noch einmal.`,
    busy: 'Im Moment ist sehr viel los. Versuche es in einer Minute noch einmal.',
    passkey: 'Mit einem Passkey anmelden',
    passkeyFailed:
      'Die Anmeldung mit einem Passkey hat nicht geklappt. Versuche es noch einmal oder melde dich anders an.',
  },
  expired: {
    title: 'Diese Anmeldeseite ist abgelaufen',
    text: 'Die Seite war zu lange geöffnet oder wurde schon benutzt. Beginne die Anmeldung neu.',
    action: 'Neu anmelden',
  },
  signOut: {
    title: 'Abmelden',
    text: 'Du wirst überall abgemeldet, wo du mit diesem Konto angemeldet bist.',
    submit: 'Abmelden',
  },
  departure: {
    title: (provider) => `Abmelden bei ${provider}`,
    text: 'Hier bist du abgemeldet. Jetzt wirst du auch dort abgemeldet.',
    submit: 'Weiter',
  },
  signedOut: {
    title: 'Du bist abgemeldet',
    text: 'Du kannst dieses Fenster schließen.',
    action: 'Neu anmelden',
  },
  error: {
    title: 'Etwas ist schiefgegangen',
    text: 'Die Anmeldung ist nicht gelungen. Beginne neu. Klappt es dann noch nicht, wende dich an die Administration.',
    action: 'Zurück zum Anfang',
  },
  languages: 'Sprache',
  product: 'Formulare',
};

/** The texts by language. */
export const pageTexts: Readonly<Record<Language, PageTexts>> = { nl, en, de };
