import type { FormDefinition } from '@form-builder/core/form/form-definition.ts';
import { whenAll, whenAny } from './rules.ts';

/** "Melding openbare ruimte": report a problem in public space. */
export const publicSpaceReport: FormDefinition = {
  pages: [
    {
      id: 'melding',
      title: 'Uw melding',
      next_button_label: 'Verder naar de plek',
      properties: [
        {
          id: 'melding-uitleg',
          short_id: 'ui01',
          type: 'text-layout',
          label: 'Uitleg',
          custom_properties: {
            content:
              '<p>Ziet u iets op straat dat kapot, vuil of gevaarlijk is? Meld het hier. Wij bekijken uw melding binnen twee werkdagen.</p><p>Is er direct gevaar? Bel dan <a href="tel:112">112</a>.</p>',
          },
        },
        {
          id: 'soort',
          short_id: 'so01',
          type: 'select',
          label: 'Waar gaat uw melding over?',
          is_required: true,
          custom_required_message: 'Kies waar uw melding over gaat.',
          custom_properties: { display: 'radio' },
          options: [
            { id: 'afval', label: 'Afval of vervuiling' },
            { id: 'weg', label: 'Gat of losse tegels in weg of stoep' },
            { id: 'verlichting', label: 'Straatverlichting' },
            { id: 'groen', label: 'Bomen, planten of onkruid' },
            { id: 'water', label: 'Wateroverlast of riool' },
            { id: 'anders', label: 'Iets anders' },
          ],
        },
        {
          id: 'afval-soort',
          short_id: 'af01',
          type: 'multi-select',
          label: 'Wat voor afval ligt er?',
          hint: 'U mag meer dan één antwoord kiezen.',
          is_required: true,
          is_hidden: true,
          custom_properties: { display: 'checkbox' },
          options: [
            { id: 'grof', label: 'Grof vuil, zoals meubels' },
            { id: 'zakken', label: 'Vuilniszakken naast de container' },
            { id: 'zwerf', label: 'Zwerfafval' },
            { id: 'gevaarlijk', label: 'Verf, olie of asbest' },
          ],
          logic: [whenAll('r-afval', [['soort', 'equal', 'afval']], 'show')],
        },
        {
          id: 'gevaarlijk-advies',
          short_id: 'ga01',
          type: 'text-layout',
          label: 'Raak het afval niet aan',
          is_hidden: true,
          custom_properties: {
            content:
              '<p><strong>Raak dit afval niet aan.</strong> Wij sturen vandaag nog iemand om het veilig op te ruimen.</p>',
          },
          logic: [whenAll('r-gevaarlijk', [['afval-soort', 'contains', 'gevaarlijk']], 'show')],
        },
        {
          id: 'mastnummer',
          short_id: 'ma01',
          type: 'text',
          label: 'Nummer op de lantaarnpaal',
          hint: 'Het nummer staat op een plaatje op ooghoogte, bijvoorbeeld 12345.',
          is_hidden: true,
          custom_properties: { character_limit: 8, display_character_limit: true },
          logic: [whenAll('r-mast', [['soort', 'equal', 'verlichting']], 'show')],
        },
        {
          id: 'gevaar',
          short_id: 'ge01',
          type: 'select',
          label: 'Is de situatie gevaarlijk?',
          is_required: true,
          is_hidden: true,
          custom_properties: { display: 'radio' },
          options: [
            { id: 'ja', label: 'Ja' },
            { id: 'nee', label: 'Nee' },
            { id: 'weet-niet', label: 'Weet ik niet' },
          ],
          logic: [
            whenAny(
              'r-gevaar',
              [
                ['soort', 'equal', 'weg'],
                ['soort', 'equal', 'water'],
              ],
              'show',
            ),
          ],
        },
        {
          id: 'omschrijving',
          short_id: 'om01',
          type: 'textarea',
          label: 'Wat is er aan de hand?',
          hint: 'Schrijf geen namen of andere persoonlijke gegevens op.',
          is_required: true,
          height: 5,
          custom_required_message: 'Schrijf op wat er aan de hand is.',
          custom_properties: { character_limit: 1000, display_character_limit: true },
        },
      ],
    },
    {
      id: 'plek',
      title: 'De plek',
      next_button_label: 'Verder naar uw gegevens',
      properties: [
        {
          id: 'plek-straat',
          short_id: 'ps01',
          type: 'text',
          label: 'Straat en huisnummer',
          hint: 'Weet u het huisnummer niet? Noem dan een huisnummer in de buurt.',
          is_required: true,
        },
        {
          id: 'plek-wijk',
          short_id: 'pw01',
          type: 'select',
          label: 'Wijk',
          custom_properties: { display: 'select' },
          options: [
            { id: 'centrum', label: 'Centrum' },
            { id: 'noord', label: 'Noord' },
            { id: 'oost', label: 'Oost' },
            { id: 'zuid', label: 'Zuid' },
            { id: 'west', label: 'West' },
            { id: 'buiten', label: 'Buitengebied' },
          ],
        },
        {
          id: 'plek-toelichting',
          short_id: 'pt01',
          type: 'text',
          label: 'Hoe vinden wij de plek?',
          hint: 'Bijvoorbeeld: bij de brug, tegenover de bakker.',
        },
        {
          id: 'gezien-op',
          short_id: 'go01',
          type: 'date',
          label: 'Wanneer zag u het?',
          custom_properties: { future_dates_disabled: true },
        },
      ],
    },
    {
      id: 'gegevens',
      title: 'Uw gegevens',
      submit_button_label: 'Melding versturen',
      properties: [
        {
          id: 'op-de-hoogte',
          short_id: 'oh01',
          type: 'checkbox',
          label: 'Houd mij op de hoogte van mijn melding',
        },
        {
          id: 'melder-naam',
          short_id: 'mn01',
          type: 'text',
          label: 'Naam',
          autocomplete_type: 'name',
          is_hidden: true,
          logic: [whenAll('r-naam', [['op-de-hoogte', 'equal', true]], 'show')],
        },
        {
          id: 'melder-email',
          short_id: 'me01',
          type: 'email',
          label: 'E-mailadres',
          hint: 'Wij mailen u als de melding is opgelost.',
          autocomplete_type: 'email',
          is_hidden: true,
          logic: [whenAll('r-email', [['op-de-hoogte', 'equal', true]], 'show', 'required')],
        },
      ],
    },
  ],
};
