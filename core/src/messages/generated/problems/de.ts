import type { Messages } from '@lingui/core';

/** Made from de.po by scripts/compile-messages.mjs. */
export const messages = {
  'mail.closing': ['Mit freundlichen Grüßen'],
  'mail.code.valid': ['Der Code ist 15 Minuten gültig.'],
  'mail.code.warning': ['Haben Sie das nicht angefordert? Dann brauchen Sie nichts zu tun.'],
  'mail.greeting': ['Sehr geehrte Damen und Herren,'],
  'mail.resume.action': ['Formular fortsetzen'],
  'mail.resume.subject': ['Ihr Formular fortsetzen: ', ['form']],
  'mail.resume.text': [
    'Sie haben das Formular „',
    ['form'],
    '“ bei ',
    ['organisation'],
    ' gespeichert. Mit diesem Link machen Sie dort weiter, wo Sie aufgehört haben, auch auf einem anderen Gerät.',
  ],
  'mail.resume.warning': [
    'Geben Sie diesen Link niemandem weiter: Wer ihn hat, kann Ihre Antworten sehen.',
  ],
  'mail.resume_code.subject': [['code'], ' ist Ihr Code für ', ['form']],
  'mail.resume_code.text': [
    'Sie möchten das Formular „',
    ['form'],
    '“ bei ',
    ['organisation'],
    ' fortsetzen. Geben Sie diesen Code ein:',
  ],
  'mail.verification.subject': [['code'], ' ist Ihr Code für ', ['form']],
  'mail.verification.text': [
    'Sie senden das Formular „',
    ['form'],
    '“ an ',
    ['organisation'],
    '. Bestätigen Sie Ihre E-Mail-Adresse mit diesem Code:',
  ],
  'page.offline_text': [
    'Dieses Formular wurde auf diesem Gerät noch nicht geöffnet. Stellen Sie eine Internetverbindung her und laden Sie die Seite neu.',
  ],
  'page.offline_title': ['Es besteht keine Internetverbindung'],
  'page.reload': ['Seite neu laden'],
  'page.update_close': ['Schließen'],
  'page.update_hide': ['Hinweis ausblenden'],
  'page.update_refresh': ['Seite aktualisieren'],
  'page.update_text': ['Es gibt eine neue Version dieser Seite.'],
  'page.update_warning': [
    'Eine alte Version kann Probleme verursachen. Aktualisieren Sie die Seite so bald wie möglich; Ihre Eingaben bleiben auf diesem Gerät gespeichert.',
  ],
  'problem.answers_invalid': ['Einige Antworten stimmen noch nicht'],
  'problem.answers_invalid.detail': [
    'Einige Felder sind unvollständig oder ungültig. Ihre Antworten sind noch da.',
  ],
  'problem.attempt_differs': ['Bereits gesendet'],
  'problem.attempt_differs.detail': [
    'Ihr früherer Versuch ist bei uns angekommen, mit anderen Antworten.',
  ],
  'problem.code_expired': ['Code nicht mehr gültig'],
  'problem.code_expired.detail': ['Dieser Code ist nicht mehr gültig. Fordern Sie einen neuen an.'],
  'problem.code_needed': ['Code erforderlich'],
  'problem.code_needed.detail': ['Geben Sie den Code ein, den wir Ihnen per E-Mail senden.'],
  'problem.code_wrong': ['Code stimmt nicht'],
  'problem.code_wrong.detail': [
    'Dieser Code stimmt nicht. Prüfen Sie die Ziffern und versuchen Sie es erneut.',
  ],
  'problem.conflict': ['Konflikt mit einer anderen Änderung'],
  'problem.conflict.detail': [
    'Das ist jetzt nicht möglich, weil sich etwas geändert hat. Laden Sie die Seite neu und versuchen Sie es erneut.',
  ],
  'problem.environment_not_allowed': ['Umgebung nicht zugänglich'],
  'problem.environment_not_allowed.detail': [
    'Sie dürfen Formulare in dieser Umgebung nicht ansehen.',
  ],
  'problem.environment_not_found': ['Umgebung nicht gefunden'],
  'problem.environment_not_found.detail': [
    'Wählen Sie development, test, acceptance oder production als Umgebung.',
  ],
  'problem.forbidden': ['Kein Zugriff'],
  'problem.forbidden.detail': [
    'Sie haben nicht das Recht, dies zu tun. Fragen Sie Ihre Administration.',
  ],
  'problem.form_closed': ['Dieses Formular ist geschlossen'],
  'problem.form_closed.detail': [
    'Sie können dieses Formular nicht mehr ausfüllen. Wenden Sie sich an die Gemeinde, wenn Sie dazu eine Frage haben.',
  ],
  'problem.form_not_found': ['Formular nicht gefunden'],
  'problem.form_not_found.detail': [
    'Dieses Formular gibt es nicht oder nicht mehr. Prüfen Sie den Link.',
  ],
  'problem.form_not_published': ['Formular nicht verfügbar'],
  'problem.form_not_published.detail': [
    'Dieses Formular ist derzeit nicht veröffentlicht. Versuchen Sie es später erneut.',
  ],
  'problem.internal': ['Es ist ein Fehler aufgetreten'],
  'problem.internal.detail': ['Bitte wenden Sie sich mit diesem Problem an den Helpdesk.'],
  'problem.invalid': ['Unvollständig oder ungültig'],
  'problem.invalid.detail': ['Einige Angaben sind unvollständig oder ungültig.'],
  'problem.login_expired': ['Sie sind nicht mehr angemeldet'],
  'problem.login_expired.detail': [
    'Sie waren zu lange nicht aktiv. Melden Sie sich erneut an, um fortzufahren.',
  ],
  'problem.login_level_too_low': ['Höheres Anmeldeniveau nötig'],
  'problem.login_level_too_low.detail': [
    'Melden Sie sich erneut an und wählen Sie eine Anmeldemethode mit höherem Niveau.',
  ],
  'problem.login_required': ['Anmeldung nötig'],
  'problem.login_required.detail': ['Melden Sie sich an, um fortzufahren.'],
  'problem.mail_unavailable': ['E-Mail ist derzeit nicht möglich'],
  'problem.mail_unavailable.detail': [
    'Wir können derzeit keine E-Mails senden. Bitte versuchen Sie es später erneut.',
  ],
  'problem.malformed_json': ['Unlesbare Anfrage'],
  'problem.malformed_json.detail': ['Der Inhalt der Anfrage ist kein gültiges JSON.'],
  'problem.method_not_allowed': ['Methode nicht zulässig'],
  'problem.method_not_allowed.detail': ['Diese Adresse kennt diese Methode nicht.'],
  'problem.not_authenticated': ['Nicht angemeldet'],
  'problem.not_authenticated.detail': ['Melden Sie sich an, um fortzufahren.'],
  'problem.not_found': ['Nicht gefunden'],
  'problem.not_found.detail': ['Was Sie suchen, gibt es nicht oder nicht mehr.'],
  'problem.origin_not_allowed': ['Website nicht zugelassen'],
  'problem.origin_not_allowed.detail': [
    'Diese Website darf dieses Formular nicht anzeigen. Die Administration kann die Website zulassen.',
  ],
  'problem.other_identity': ['Andere Anmeldung'],
  'problem.other_identity.detail': [
    'Dieses Formular wurde mit einer anderen Anmeldung begonnen. Melden Sie sich an wie damals.',
  ],
  'problem.payment_not_due': ['Nichts zu bezahlen'],
  'problem.payment_not_due.detail': ['Für dieses Formular ist keine Zahlung offen.'],
  'problem.precondition_required': ['Versionskennung fehlt'],
  'problem.precondition_required.detail': [
    'Senden Sie mit If-Match, welche Version Sie gelesen haben.',
  ],
  'problem.product_disabled': ['Formulare sind zurzeit nicht verfügbar'],
  'problem.product_disabled.detail': [
    'Die Anwendung ist derzeit nicht verfügbar. Versuchen Sie es später erneut oder wenden Sie sich an die Gemeinde.',
  ],
  'problem.provider_unavailable': ['Dienst nicht erreichbar'],
  'problem.provider_unavailable.detail': [
    'Der Dienst, den wir dafür brauchen, antwortet gerade nicht. Versuchen Sie es später erneut.',
  ],
  'problem.return_address_not_allowed': ['Rückkehr nicht möglich'],
  'problem.return_address_not_allowed.detail': [
    'Die Seite mit diesem Formular darf das nicht. Wenden Sie sich an die Administration der Website.',
  ],
  'problem.review_link_invalid': ['Dieser Prüflink funktioniert nicht mehr'],
  'problem.review_link_invalid.detail': [
    'Der Link ist abgelaufen oder unvollständig. Bitten Sie die Person, die ihn Ihnen geschickt hat, um einen neuen.',
  ],
  'problem.stale': ['Inzwischen geändert'],
  'problem.stale.detail': [
    'Jemand anderes hat dies inzwischen geändert. Sehen Sie sich die Änderung an, bevor Sie speichern.',
  ],
  'problem.tenant_disabled': ['Nicht verfügbar'],
  'problem.tenant_disabled.detail': ['Die Anwendung ist derzeit nicht verfügbar.'],
  'problem.tenant_not_found': ['Organisation nicht gefunden'],
  'problem.tenant_not_found.detail': ['Unter dieser Adresse ist keine Organisation bekannt.'],
  'problem.token_expired': ['Anmeldung abgelaufen'],
  'problem.token_expired.detail': ['Ihre Anmeldung ist abgelaufen. Melden Sie sich erneut an.'],
  'problem.too_large': ['Zu groß'],
  'problem.too_large.detail': ['Was Sie senden, ist zu groß. Kürzen Sie Ihre Antworten.'],
  'problem.too_many_requests': ['Zu viele Anfragen'],
  'problem.too_many_requests.detail': [
    'Es gab zu viele Anfragen in kurzer Zeit. Warten Sie kurz und versuchen Sie es erneut.',
  ],
  'problem.transition_not_allowed': ['Schritt nicht möglich'],
  'problem.transition_not_allowed.detail': [
    'Dieser Schritt ist im aktuellen Status nicht möglich.',
  ],
  'problem.unavailable': ['Vorübergehend nicht verfügbar'],
  'problem.unavailable.detail': [
    'Der Server ist kurz nicht verfügbar. Versuchen Sie es gleich erneut.',
  ],
  'problem.unknown_field': ['Unbekannte Frage'],
  'problem.unknown_field.detail': [
    'Es wurde eine Antwort auf eine Frage gesendet, die nicht in diesem Formular steht.',
  ],
  'problem.unsupported_media_type': ['Inhaltstyp nicht unterstützt'],
  'problem.unsupported_media_type.detail': ['Senden Sie den Inhalt als application/json.'],
  'problem.version_locked': ['Version gesperrt'],
  'problem.version_locked.detail': [
    'Diese Version wurde veröffentlicht und kann nicht mehr geändert werden. Erstellen Sie eine neue Version.',
  ],
  'visit.login.go_back': [
    'Gehen Sie zurück zur Seite mit dem Formular. Ihre Angaben sind dort noch vorhanden.',
  ],
  'visit.pdf.number': ['Nummer'],
  'visit.pdf.page': ['Seite ', ['page'], ' von ', ['pages']],
  'visit.pdf.sent_at': ['Gesendet am'],
} satisfies Messages;
