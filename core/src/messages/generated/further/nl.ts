import type { Messages } from '@lingui/core';

/** Made from nl.po by scripts/compile-messages.mjs. */
export const messages = {
  'element.back_to_summary': ['Terug naar controleren'],
  'element.confirmation_answers': ['Wat u hebt ingevuld'],
  'element.confirmation_keep': [
    'Bewaar dit nummer. U hebt het nodig als u contact met ons opneemt.',
  ],
  'element.confirmation_next': ['Wat gebeurt er nu?'],
  'element.confirmation_number': ['Uw nummer'],
  'element.confirmation_print': ['Afdrukken'],
  'element.confirmation_title': ['Uw formulier is verstuurd'],
  'element.edit': ['Wijzigen'],
  'element.error_prefix': ['Fout:'],
  'element.error_summary_item': [['field'], ': ', ['message']],
  'element.error_summary_title': [
    [
      'count',
      'plural',
      {
        one: ['Er is 1 antwoord dat nog niet klopt'],
        other: ['Er zijn ', '#', ' antwoorden die nog niet kloppen'],
      },
    ],
  ],
  'element.fields_hidden': [
    [
      'count',
      'plural',
      { one: ['Er is 1 vraag weggevallen'], other: ['Er zijn ', '#', ' vragen weggevallen'] },
    ],
  ],
  'element.fields_shown': [
    [
      'count',
      'plural',
      { one: ['Er is 1 vraag bijgekomen'], other: ['Er zijn ', '#', ' vragen bijgekomen'] },
    ],
  ],
  'element.saved': ['Uw antwoorden zijn opgeslagen'],
  'element.session_expired': ['Uw aanmelding is verlopen. Meld u opnieuw aan.'],
  'element.submit_failed': ['Er ging iets mis aan onze kant. Probeer het opnieuw.'],
  'element.submitting': ['Bezig met versturen…'],
  'element.summary_text': [
    'Klopt alles? Verstuur dan het formulier. U kunt uw antwoorden nog wijzigen.',
  ],
  'element.summary_title': ['Controleer uw antwoorden'],
  'issue.accepted': ['U moet akkoord gaan met: ', ['field']],
  'issue.character_limit': [
    'Gebruik hoogstens ',
    ['limit'],
    ' tekens; het zijn er nu ',
    ['length'],
  ],
  'issue.choice_unknown': ['Kies een mogelijkheid uit de lijst'],
  'issue.choices_max': [
    [
      'max',
      'plural',
      { one: ['Kies hoogstens 1 mogelijkheid'], other: ['Kies hoogstens ', '#', ' mogelijkheden'] },
    ],
  ],
  'issue.choices_min': [
    [
      'min',
      'plural',
      {
        one: ['Kies ten minste 1 mogelijkheid'],
        other: ['Kies ten minste ', '#', ' mogelijkheden'],
      },
    ],
  ],
  'issue.date_invalid': ['Vul een bestaande datum in, bijvoorbeeld 31-12-2026'],
  'issue.decimal_places': [
    [
      'places',
      'plural',
      {
        '0': ['Vul een heel getal in, zonder komma'],
        one: ['Gebruik hoogstens 1 cijfer achter de komma'],
        other: ['Gebruik hoogstens ', '#', ' cijfers achter de komma'],
      },
    ],
  ],
  'issue.email': ['Vul een e-mailadres in, bijvoorbeeld naam@voorbeeld.nl'],
  'issue.incomplete': ['Sommige velden zijn niet of niet goed ingevuld'],
  'issue.invalid': ['Dit antwoord past niet bij deze vraag'],
  'issue.number': ['Vul een getal in, bijvoorbeeld 12'],
  'issue.number_between': ['Vul een getal in van ', ['min'], ' tot en met ', ['max']],
  'issue.number_max': ['Vul een getal in van ', ['max'], ' of minder'],
  'issue.number_min': ['Vul een getal in van ', ['min'], ' of meer'],
  'issue.postcode': ['Vul een postcode in, bijvoorbeeld 1234 AB'],
  'issue.postcode_be': ['Vul een Belgische postcode in, bijvoorbeeld 1000'],
  'issue.postcode_be_nl': ['Vul een postcode in, bijvoorbeeld 1234 AB of 1000'],
  'issue.required': ['Dit veld is verplicht'],
  'issue.required_choice': ['Maak een keuze'],
  'issue.road_end': ['U kunt nu niet verder'],
  'visit.calendar.open': ['Kies een datum in de kalender'],
  'visit.calendar.open_at': ['Kies een andere datum in de kalender; nu ', ['date']],
  'visit.draft.save': ['Bewaren en later verder'],
  'visit.draft.saved_at': ['Bewaard om ', ['time']],
  'visit.draft.saving': ['Bezig met bewaren …'],
  'visit.draft.stop': ['Stoppen'],
  'visit.queue.cancel': ['Niet versturen, terug naar het formulier'],
  'visit.queue.hint': ['U kunt het ook laten versturen zodra u weer verbinding hebt.'],
  'visit.queue.offer': ['Verstuur zodra ik weer verbinding heb'],
  'visit.queue.offline': ['Er is nog geen verbinding.'],
  'visit.queue.text': [
    'U hoeft niets meer te doen. Laat deze pagina openstaan, of open het formulier later weer op dit apparaat.',
  ],
  'visit.queue.text_not_kept': [
    'U hoeft niets meer te doen, maar laat deze pagina openstaan: dit formulier wordt niet op uw apparaat bewaard.',
  ],
  'visit.queue.title': ['Uw formulier wordt verstuurd zodra u weer verbinding hebt'],
  'visit.queue.try_now': ['Nu versturen'],
  'visit.queue.trying': ['Wij proberen het steeds opnieuw.'],
  'visit.road.break_title': ['Dit hebt u tot nu toe ingevuld'],
  'visit.road.no_number': ['Wij hebben uw formulier ontvangen.'],
  'visit.road.pdf': ['Uw antwoorden als PDF opslaan'],
  'visit.road.pdf_busy': ['De PDF wordt gemaakt…'],
  'visit.road.pdf_failed': [
    'De PDF kon niet worden gemaakt. Uw formulier is wel verstuurd. Probeer het opnieuw.',
  ],
  'visit.road.pdf_saved': ['De PDF is opgeslagen bij uw downloads.'],
  'visit.road.return': ['Terug naar ', ['site']],
  'visit.tabs.here': ['Verder met wat hier staat'],
  'visit.tabs.text': [
    'Kies waar u verdergaat. Tot dan bewaren wij alleen wat in het andere tabblad staat.',
  ],
  'visit.tabs.there': ['Verder met wat in het andere tabblad staat'],
  'visit.tabs.title': ['U vult dit formulier ook in een ander tabblad in'],
} satisfies Messages;
