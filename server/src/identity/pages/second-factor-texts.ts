import type { Language } from '@form-builder/core/messages/languages.ts';

/** The texts of the pages about the second factor, in one language. */
export interface SecondFactorTexts {
  readonly code: {
    readonly title: string;
    readonly intro: string;
    readonly label: string;
    readonly missing: string;
    readonly wrong: string;
    readonly submit: string;
    readonly noApp: string;
    readonly passkey: { readonly title: string; readonly intro: string };
    readonly noPasskey: string;
    readonly recoveryLabel: string;
    readonly recoveryHint: string;
    readonly recoveryMissing: string;
    readonly recoveryWrong: string;
    readonly recoverySubmit: string;
    readonly askHelp: string;
  };
  readonly enrolment: {
    readonly title: string;
    readonly intro: string;
    readonly install: string;
    readonly scan: string;
    readonly qr: string;
    readonly type: string;
    readonly confirm: string;
    readonly label: string;
    readonly wrong: string;
    readonly submit: string;
    readonly passkey: {
      readonly title: string;
      readonly hint: string;
      readonly submit: string;
      readonly failed: string;
      /** The name of the passkey in the list of the account. */
      readonly name: string;
    };
  };
  readonly recoveryCodes: {
    readonly title: string;
    readonly intro: string;
    readonly once: string;
    readonly list: string;
    readonly download: string;
    readonly fileName: string;
    readonly submit: string;
  };
  readonly otherAccount: string;
}

const nl: SecondFactorTexts = {
  code: {
    title: 'Vul de code in',
    intro: 'Open je authenticator-app en neem de code van 6 cijfers over.',
    label: 'Code',
    missing: 'Vul de code in.',
    wrong: 'Deze code klopt niet of is al gebruikt. Vul de code in die de app nu laat zien.',
    submit: 'Inloggen',
    noApp: 'Geen toegang tot de app?',
    passkey: {
      title: 'Bevestig dat jij het bent',
      intro: 'Gebruik de passkey die je aan je account hebt toegevoegd.',
    },
    noPasskey: 'Geen toegang tot je passkey?',
    recoveryLabel: 'Herstelcode',
    recoveryHint: 'Een van de codes die je hebt bewaard. Elke code werkt één keer.',
    recoveryMissing: 'Vul een herstelcode in.',
    recoveryWrong: 'Deze herstelcode klopt niet of is al gebruikt.',
    recoverySubmit: 'Inloggen met herstelcode',
    askHelp: 'Heb je ook geen herstelcode? Vraag een beheerder om je tweede stap te verwijderen.',
  },
  enrolment: {
    title: 'Beveilig je account',
    intro: 'Je organisatie vraagt een tweede stap bij het inloggen. Stel die nu één keer in.',
    install: 'Installeer een authenticator-app, bijvoorbeeld Microsoft Authenticator of FreeOTP.',
    scan: 'Scan deze QR-code met de app.',
    qr: 'QR-code voor je authenticator-app',
    type: 'Lukt scannen niet? Typ dan deze sleutel in de app:',
    confirm: 'Neem de code van 6 cijfers over die de app laat zien.',
    label: 'Code',
    wrong: 'Deze code klopt niet. Vul de code in die de app nu laat zien.',
    submit: 'Code controleren',
    passkey: {
      title: 'Liever een passkey?',
      hint: 'Dan bevestig je met je vinger, gezicht of pincode, of met een beveiligingssleutel. Een app is dan niet nodig.',
      submit: 'Passkey toevoegen',
      failed: 'De passkey is niet toegevoegd. Probeer het opnieuw of gebruik een app.',
      name: 'Passkey',
    },
  },
  recoveryCodes: {
    title: 'Bewaar je herstelcodes',
    intro:
      'Met een herstelcode kun je inloggen als je de app of je passkey niet hebt. Elke code werkt één keer. Bewaar ze op een veilige plek.',
    once: 'Je ziet deze codes maar één keer.',
    list: 'Herstelcodes',
    download: 'Codes downloaden',
    fileName: 'herstelcodes.txt',
    submit: 'Ik heb de codes bewaard',
  },
  otherAccount: 'Inloggen met een ander account',
};

const en: SecondFactorTexts = {
  code: {
    title: 'Enter the code',
    intro: 'Open your authenticator app and copy the 6-digit code.',
    label: 'Code',
    missing: 'Enter the code.',
    wrong: 'This code is not right or was used already. Enter the code that the app shows now.',
    submit: 'Sign in',
    noApp: 'No access to the app?',
    passkey: {
      title: 'Confirm that it is you',
      intro: 'Use the passkey that you added to your account.',
    },
    noPasskey: 'No access to your passkey?',
    recoveryLabel: 'Recovery code',
    recoveryHint: 'One of the codes that you kept. Each code works once.',
    recoveryMissing: 'Enter a recovery code.',
    recoveryWrong: 'This recovery code is not right or was used already.',
    recoverySubmit: 'Sign in with a recovery code',
    askHelp: 'No recovery code either? Ask an administrator to remove your second step.',
  },
  enrolment: {
    title: 'Protect your account',
    intro: 'Your organisation asks for a second step when you sign in. Set it up once, now.',
    install: 'Install an authenticator app, for example Microsoft Authenticator or FreeOTP.',
    scan: 'Scan this QR code with the app.',
    qr: 'QR code for your authenticator app',
    type: 'Cannot scan it? Type this key into the app:',
    confirm: 'Copy the 6-digit code that the app shows.',
    label: 'Code',
    wrong: 'This code is not right. Enter the code that the app shows now.',
    submit: 'Check the code',
    passkey: {
      title: 'Rather use a passkey?',
      hint: 'You then confirm with your finger, face or PIN, or with a security key. You need no app.',
      submit: 'Add a passkey',
      failed: 'The passkey was not added. Try again, or use an app.',
      name: 'Passkey',
    },
  },
  recoveryCodes: {
    title: 'Keep your recovery codes',
    intro:
      'With a recovery code you can sign in without the app or your passkey. Each code works once. Keep them in a safe place.',
    once: 'You see these codes only once.',
    list: 'Recovery codes',
    download: 'Download the codes',
    fileName: 'recovery-codes.txt',
    submit: 'I have kept the codes',
  },
  otherAccount: 'Sign in with another account',
};

const de: SecondFactorTexts = {
  code: {
    title: 'Code eingeben',
    intro: 'Öffne deine Authenticator-App und übernimm den Code mit 6 Ziffern.',
    label: 'Code',
    missing: 'Gib den Code ein.',
    wrong:
      'Dieser Code stimmt nicht oder wurde schon verwendet. Gib den Code ein, den die App jetzt zeigt.',
    submit: 'Anmelden',
    noApp: 'Kein Zugriff auf die App?',
    passkey: {
      title: 'Bestätige, dass du es bist',
      intro: 'Verwende den Passkey, den du deinem Konto hinzugefügt hast.',
    },
    noPasskey: 'Kein Zugriff auf deinen Passkey?',
    recoveryLabel: 'Wiederherstellungscode',
    recoveryHint: 'Einer der Codes, die du aufbewahrt hast. Jeder Code gilt einmal.',
    recoveryMissing: 'Gib einen Wiederherstellungscode ein.',
    recoveryWrong: 'Dieser Wiederherstellungscode stimmt nicht oder wurde schon verwendet.',
    recoverySubmit: 'Mit Wiederherstellungscode anmelden',
    askHelp:
      'Auch keinen Wiederherstellungscode? Bitte die Administration, deinen zweiten Schritt zu entfernen.',
  },
  enrolment: {
    title: 'Schütze dein Konto',
    intro:
      'Deine Organisation verlangt bei der Anmeldung einen zweiten Schritt. Richte ihn jetzt einmal ein.',
    install:
      'Installiere eine Authenticator-App, zum Beispiel Microsoft Authenticator oder FreeOTP.',
    scan: 'Scanne diesen QR-Code mit der App.',
    qr: 'QR-Code für deine Authenticator-App',
    type: 'Klappt das Scannen nicht? Dann tippe diesen Schlüssel in die App:',
    confirm: 'Übernimm den Code mit 6 Ziffern, den die App zeigt.',
    label: 'Code',
    wrong: 'Dieser Code stimmt nicht. Gib den Code ein, den die App jetzt zeigt.',
    submit: 'Code prüfen',
    passkey: {
      title: 'Lieber ein Passkey?',
      hint: 'Dann bestätigst du mit Finger, Gesicht oder PIN, oder mit einem Sicherheitsschlüssel. Eine App brauchst du dann nicht.',
      submit: 'Passkey hinzufügen',
      failed: 'Der Passkey wurde nicht hinzugefügt. Versuche es erneut oder verwende eine App.',
      name: 'Passkey',
    },
  },
  recoveryCodes: {
    title: 'Bewahre deine Wiederherstellungscodes auf',
    intro:
      'Mit einem Wiederherstellungscode meldest du dich ohne die App oder deinen Passkey an. Jeder Code gilt einmal. Bewahre sie an einem sicheren Ort auf.',
    once: 'Du siehst diese Codes nur einmal.',
    list: 'Wiederherstellungscodes',
    download: 'Codes herunterladen',
    fileName: 'wiederherstellungscodes.txt',
    submit: 'Ich habe die Codes aufbewahrt',
  },
  otherAccount: 'Mit einem anderen Konto anmelden',
};

/** The texts by language. */
export const secondFactorTexts: Readonly<Record<Language, SecondFactorTexts>> = { nl, en, de };
