import type { Messages } from '@lingui/core';

/** Made from nl.po by scripts/compile-messages.mjs. */
export const messages = {
  'element.characters_left': ['Nog ', ['remaining'], ' van de ', ['limit'], ' tekens over'],
  'element.characters_over': [
    ['excess', 'plural', { one: ['1 teken te veel'], other: ['#', ' tekens te veel'] }],
  ],
  'element.choose': ['Kies een mogelijkheid'],
  'element.date_example': ['Bijvoorbeeld ', ['example']],
  'element.deselect_all': ['Niets selecteren'],
  'element.empty_form': ['Dit formulier heeft nog geen vragen.'],
  'element.kept': ['Uw antwoorden zijn bewaard.'],
  'element.load_failed': ['Er ging iets mis aan onze kant. Probeer het straks opnieuw.'],
  'element.load_failed_offline': [
    'Er is geen verbinding met de server. Controleer uw internetverbinding en probeer het opnieuw.',
  ],
  'element.load_failed_title': ['Dit formulier kan nu niet worden getoond'],
  'element.loading': ['Het formulier wordt geladen…'],
  'element.new_tab': ['(opent in een nieuw tabblad)'],
  'element.next': ['Volgende'],
  'element.offline': [
    'Er is geen verbinding. U kunt verder typen; wij bewaren alles op dit apparaat.',
  ],
  'element.offline_not_kept': [
    'Er is geen verbinding. U kunt verder typen; laat deze pagina open.',
  ],
  'element.optional': ['(niet verplicht)'],
  'element.previous': ['Vorige'],
  'element.required': ['verplicht'],
  'element.required_explanation': ['Velden met een * zijn verplicht'],
  'element.restored': ['Uw eerdere antwoorden staan nog op dit apparaat. U kunt verdergaan.'],
  'element.retry': ['Opnieuw proberen'],
  'element.select_all': ['Alles selecteren'],
  'element.start_over': ['Opnieuw beginnen'],
  'element.step': ['Stap ', ['page'], ' van ', ['total']],
  'element.submit': ['Formulier versturen'],
  'element.submit_failed_offline': ['Wij konden de server niet bereiken. Probeer het opnieuw.'],
  'element.submit_failed_title': ['Het formulier is nog niet verstuurd'],
  'element.test_form': ['Test: deze aanvraag wordt niet in behandeling genomen.'],
  'element.to_page': ['Volgende: ', ['title']],
  'element.to_summary': ['Volgende: controleren'],
  'summary.no': ['Nee'],
  'summary.row': [['label'], ' ', ['number']],
  'summary.yes': ['Ja'],
} satisfies Messages;
