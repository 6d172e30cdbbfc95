import type { Messages } from '@lingui/core';

/** Made from nl.po by scripts/compile-messages.mjs. */
export const messages = {
  'element.aborted_title': ['U bent gestopt'],
  'visit.broken.reload': ['Pagina opnieuw laden'],
  'visit.broken.text': [
    'Er ging iets mis. Dat is onze fout, niet die van u. Wat u hebt ingevuld is bewaard op dit apparaat. Laad de pagina opnieuw om verder te gaan.',
  ],
  'visit.broken.text_not_kept': [
    'Er ging iets mis. Dat is onze fout, niet die van u. Sluit deze pagina niet: wat u hebt ingevuld is er nog, maar wordt niet op dit apparaat bewaard. Met de knop gaat u verder.',
  ],
  'visit.broken.title': ['Fout'],
  'visit.busy': ['Een moment …'],
  'visit.code.format': ['Vul de 6 cijfers in die in de e-mail staan.'],
  'visit.code.hint': ['De 6 cijfers uit de e-mail. Kijk ook bij ongewenste e-mail.'],
  'visit.code.label': ['Code'],
  'visit.code.left': [
    'De code is nog ',
    ['minutes', 'plural', { one: ['#', ' minuut'], other: ['#', ' minuten'] }],
    ' geldig.',
  ],
  'visit.code.new_sent': ['Wij hebben een nieuwe code gestuurd. De vorige werkt niet meer.'],
  'visit.code.over': ['De code is niet meer geldig. Vraag een nieuwe code aan.'],
  'visit.code.renew': ['Nieuwe code sturen'],
  'visit.code.send': ['Stuur mij een code'],
  'visit.draft.aborted': [
    'Uw antwoorden staan niet meer op dit apparaat. Zolang deze pagina openstaat, kunt u nog terug.',
  ],
  'visit.draft.aborted_saved': [
    'Uw formulier is bij ons bewaard. Met een link per e-mail gaat u later verder.',
  ],
  'visit.draft.close': ['Sluiten'],
  'visit.draft.email': ['Uw e-mailadres'],
  'visit.draft.email_format': ['Vul een e-mailadres in, zoals naam@voorbeeld.nl.'],
  'visit.draft.email_hint': [
    'Wij sturen u een link. Daarmee gaat u verder, ook op een ander apparaat.',
  ],
  'visit.draft.go_on': ['Verder invullen'],
  'visit.draft.link_sent': ['Wij hebben de link gestuurd naar ', ['email'], '.'],
  'visit.draft.no_line': ['Er is geen verbinding met de server. Probeer het zo nog eens.'],
  'visit.draft.resume_here': ['Toch verder invullen'],
  'visit.draft.save_and_stop': ['Bewaren en stoppen'],
  'visit.draft.saved_here': [
    'Op dit apparaat staan uw antwoorden klaar als u dit formulier weer opent.',
  ],
  'visit.draft.saved_title': ['Uw formulier is bewaard'],
  'visit.draft.send_link': ['Stuur mij de link'],
  'visit.draft.stop_and_wipe': ['Stoppen en wissen'],
  'visit.draft.stop_now': ['Stoppen'],
  'visit.draft.stop_saved': [
    'Als u stopt, wissen wij uw antwoorden van dit apparaat. Wat u eerder hebt bewaard, blijft bij ons staan. U komt erbij met de link uit de e-mail.',
  ],
  'visit.draft.stop_title': ['Wilt u stoppen?'],
  'visit.draft.stop_wipes': [
    'Als u stopt, wissen wij uw antwoorden van dit apparaat. Wilt u later verder? Bewaar het formulier dan eerst.',
  ],
  'visit.login.cancelled': ['U hebt het inloggen met ', ['provider'], ' geannuleerd.'],
  'visit.login.failed': ['Inloggen met ', ['provider'], ' is niet gelukt. Probeer het opnieuw.'],
  'visit.login.level_too_low': [
    'Het niveau waarmee u hebt ingelogd, is te laag. Log opnieuw in met niveau ',
    ['level'],
    ' of hoger.',
  ],
  'visit.login.must': ['Om verder te gaan, moet u inloggen met ', ['provider'], '.'],
  'visit.moved.all_fit': ['Al uw antwoorden zijn overgenomen. Kijk ze na voordat u verstuurt.'],
  'visit.moved.read': ['Gelezen, verder'],
  'visit.moved.text': [
    'Uw antwoorden zijn overgenomen. Deze pasten niet meer bij de nieuwe vragen:',
  ],
  'visit.moved.title': ['Dit formulier is intussen vernieuwd'],
  'visit.recall.not_sent': [
    'De pagina werd gesloten voordat het formulier bij ons was. Uw antwoorden zijn bewaard. Kijk ze na en verstuur het formulier opnieuw.',
  ],
  'visit.recall.not_sent_title': ['Uw formulier is nog niet verstuurd'],
  'visit.recall.sent': ['U had dit formulier al verstuurd toen de pagina werd gesloten.'],
  'visit.resume.failed': ['Uw bewaarde formulier kan niet worden geopend'],
  'visit.resume.submit': ['Formulier openen'],
  'visit.resume.text': [
    'Wij sturen een code naar het e-mailadres dat u bij het bewaren hebt opgegeven. Zo weten wij zeker dat u het bent.',
  ],
  'visit.resume.title': ['Verder met uw formulier'],
  'visit.sent_earlier': [
    'Uw eerdere poging was al bij ons aangekomen. Wat u daarna nog hebt veranderd, is niet verstuurd.',
  ],
  'visit.stale.here': ['Bewaar wat hier staat'],
  'visit.stale.text': [
    'Bijvoorbeeld op een ander apparaat. Uw antwoorden hier zijn er nog. Kies waarmee u verdergaat.',
  ],
  'visit.stale.there': ['Open wat ergens anders is bewaard'],
  'visit.stale.title': ['Dit formulier is intussen ergens anders bewaard'],
  'visit.two_drafts.device': ['Verder met wat op dit apparaat staat'],
  'visit.two_drafts.link': ['Verder met wat hier staat'],
  'visit.two_drafts.text': [
    'U ziet nu wat bij uw link hoort. Op dit apparaat staat ook wat u op ',
    ['moment'],
    ' hebt ingevuld. Kies waarmee u verdergaat. Tot dan blijft dat op dit apparaat staan.',
  ],
  'visit.two_drafts.title': ['Op dit apparaat staan nog andere antwoorden'],
  'visit.verification.back': ['Terug naar het formulier'],
  'visit.verification.submit': ['Bevestigen en versturen'],
  'visit.verification.text': [
    'Wij hebben een code gestuurd naar ',
    ['email'],
    '. Vul de code in. Daarna is uw formulier verstuurd.',
  ],
  'visit.verification.title': ['Bevestig uw e-mailadres'],
  'visit.waiting.text': ['Dit duurt meestal niet lang. Deze pagina gaat vanzelf verder.'],
  'visit.waiting.title': ['Uw formulier wordt gecontroleerd'],
} satisfies Messages;
