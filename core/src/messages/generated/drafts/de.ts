import type { Messages } from '@lingui/core';

/** Made from de.po by scripts/compile-messages.mjs. */
export const messages = {
  'element.aborted_title': ['Sie haben abgebrochen'],
  'visit.broken.reload': ['Seite neu laden'],
  'visit.broken.text': [
    'Etwas ist schiefgegangen. Das ist unser Fehler, nicht Ihrer. Was Sie ausgefüllt haben, ist auf diesem Gerät gespeichert. Laden Sie die Seite neu, um fortzufahren.',
  ],
  'visit.broken.text_not_kept': [
    'Etwas ist schiefgegangen. Das ist unser Fehler, nicht Ihrer. Schließen Sie diese Seite nicht: Was Sie ausgefüllt haben, ist noch da, wird aber nicht auf diesem Gerät gespeichert. Mit der Schaltfläche geht es weiter.',
  ],
  'visit.broken.title': ['Fehler'],
  'visit.busy': ['Einen Moment …'],
  'visit.code.format': ['Geben Sie die 6 Ziffern aus der E-Mail ein.'],
  'visit.code.hint': ['Die 6 Ziffern aus der E-Mail. Sehen Sie auch im Spam-Ordner nach.'],
  'visit.code.label': ['Code'],
  'visit.code.left': [
    'Der Code ist noch ',
    ['minutes', 'plural', { one: ['#', ' Minute'], other: ['#', ' Minuten'] }],
    ' gültig.',
  ],
  'visit.code.new_sent': ['Wir haben einen neuen Code gesendet. Der vorherige gilt nicht mehr.'],
  'visit.code.over': ['Der Code ist nicht mehr gültig. Fordern Sie einen neuen an.'],
  'visit.code.renew': ['Neuen Code senden'],
  'visit.code.send': ['Code zusenden'],
  'visit.draft.aborted': [
    'Ihre Antworten sind nicht mehr auf diesem Gerät. Solange diese Seite geöffnet ist, können Sie noch zurück.',
  ],
  'visit.draft.aborted_saved': [
    'Ihr Formular ist bei uns gespeichert. Mit einem Link per E-Mail machen Sie später weiter.',
  ],
  'visit.draft.close': ['Schließen'],
  'visit.draft.email': ['Ihre E-Mail-Adresse'],
  'visit.draft.email_format': ['Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@beispiel.de.'],
  'visit.draft.email_hint': [
    'Wir senden Ihnen einen Link. Damit machen Sie weiter, auch auf einem anderen Gerät.',
  ],
  'visit.draft.go_on': ['Weiter ausfüllen'],
  'visit.draft.link_sent': ['Wir haben den Link an ', ['email'], ' gesendet.'],
  'visit.draft.no_line': [
    'Keine Verbindung zum Server. Bitte versuchen Sie es gleich noch einmal.',
  ],
  'visit.draft.resume_here': ['Doch weiter ausfüllen'],
  'visit.draft.save_and_stop': ['Speichern und beenden'],
  'visit.draft.saved_here': [
    'Auf diesem Gerät stehen Ihre Antworten bereit, wenn Sie dieses Formular wieder öffnen.',
  ],
  'visit.draft.saved_title': ['Ihr Formular ist gespeichert'],
  'visit.draft.send_link': ['Link zusenden'],
  'visit.draft.stop_and_wipe': ['Beenden und löschen'],
  'visit.draft.stop_now': ['Beenden'],
  'visit.draft.stop_saved': [
    'Wenn Sie beenden, löschen wir Ihre Antworten von diesem Gerät. Was Sie vorher gespeichert haben, bleibt bei uns. Sie erreichen es mit dem Link in der E-Mail.',
  ],
  'visit.draft.stop_title': ['Möchten Sie beenden?'],
  'visit.draft.stop_wipes': [
    'Wenn Sie beenden, löschen wir Ihre Antworten von diesem Gerät. Möchten Sie später weitermachen? Dann speichern Sie das Formular zuerst.',
  ],
  'visit.login.cancelled': ['Sie haben die Anmeldung mit ', ['provider'], ' abgebrochen.'],
  'visit.login.failed': [
    'Die Anmeldung mit ',
    ['provider'],
    ' ist nicht gelungen. Versuchen Sie es erneut.',
  ],
  'visit.login.level_too_low': [
    'Das Niveau Ihrer Anmeldung ist zu niedrig. Melden Sie sich erneut mit Niveau ',
    ['level'],
    ' oder höher an.',
  ],
  'visit.login.must': ['Um fortzufahren, müssen Sie sich mit ', ['provider'], ' anmelden.'],
  'visit.moved.all_fit': [
    'Alle Ihre Antworten wurden übernommen. Prüfen Sie sie, bevor Sie senden.',
  ],
  'visit.moved.read': ['Gelesen, weiter'],
  'visit.moved.text': [
    'Ihre Antworten wurden übernommen. Diese passten nicht mehr zu den neuen Fragen:',
  ],
  'visit.moved.title': ['Dieses Formular wurde inzwischen erneuert'],
  'visit.recall.not_sent': [
    'Die Seite wurde geschlossen, bevor das Formular bei uns angekommen war. Ihre Angaben sind gespeichert. Prüfen Sie sie und schicken Sie das Formular erneut ab.',
  ],
  'visit.recall.not_sent_title': ['Ihr Formular ist noch nicht abgeschickt'],
  'visit.recall.sent': [
    'Sie hatten dieses Formular schon abgeschickt, als die Seite geschlossen wurde.',
  ],
  'visit.resume.failed': ['Ihr gespeichertes Formular kann nicht geöffnet werden'],
  'visit.resume.submit': ['Formular öffnen'],
  'visit.resume.text': [
    'Wir senden einen Code an die E-Mail-Adresse, die Sie beim Speichern angegeben haben. So sind wir sicher, dass Sie es sind.',
  ],
  'visit.resume.title': ['Ihr Formular fortsetzen'],
  'visit.sent_earlier': [
    'Ihr früherer Versuch war bereits bei uns angekommen. Was Sie danach geändert haben, wurde nicht gesendet.',
  ],
  'visit.stale.here': ['Speichern, was hier steht'],
  'visit.stale.text': [
    'Zum Beispiel auf einem anderen Gerät. Ihre Antworten hier sind noch da. Wählen Sie, womit Sie weitermachen.',
  ],
  'visit.stale.there': ['Öffnen, was an anderer Stelle gespeichert wurde'],
  'visit.stale.title': ['Dieses Formular wurde inzwischen an anderer Stelle gespeichert'],
  'visit.two_drafts.device': ['Weiter mit dem, was auf diesem Gerät ist'],
  'visit.two_drafts.link': ['Weiter mit dem, was hier steht'],
  'visit.two_drafts.text': [
    'Sie sehen jetzt, was zu Ihrem Link gehört. Auf diesem Gerät ist auch, was Sie am ',
    ['moment'],
    ' ausgefüllt haben. Wählen Sie, womit Sie weitermachen. Bis dahin bleibt es auf diesem Gerät.',
  ],
  'visit.two_drafts.title': ['Auf diesem Gerät sind noch andere Antworten'],
  'visit.verification.back': ['Zurück zum Formular'],
  'visit.verification.submit': ['Bestätigen und senden'],
  'visit.verification.text': [
    'Wir haben einen Code an ',
    ['email'],
    ' gesendet. Geben Sie den Code ein. Danach ist Ihr Formular gesendet.',
  ],
  'visit.verification.title': ['Bestätigen Sie Ihre E-Mail-Adresse'],
  'visit.waiting.text': ['Das dauert meist nicht lange. Diese Seite geht von selbst weiter.'],
  'visit.waiting.title': ['Ihr Formular wird geprüft'],
} satisfies Messages;
