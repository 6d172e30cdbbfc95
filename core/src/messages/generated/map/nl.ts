import type { Messages } from '@lingui/core';

/** Made from nl.po by scripts/compile-messages.mjs. */
export const messages = {
  'visit.map.chosen': ['Gekozen plek: ', ['place']],
  'visit.map.coordinates': ['Coördinaten invullen'],
  'visit.map.coordinates_wrong': [
    'Vul twee getallen in: een breedtegraad van -90 tot 90 en een lengtegraad van -180 tot 180',
  ],
  'visit.map.denied': [
    'Uw browser geeft uw locatie niet door. Sta dat toe in uw browser, of wijs de plek zelf aan.',
  ],
  'visit.map.example': ['Bijvoorbeeld ', ['example']],
  'visit.map.how': ['Wijs de plek aan op de kaart, zoek een adres of vul coördinaten in.'],
  'visit.map.latitude': ['Breedtegraad'],
  'visit.map.locating': ['Wij zoeken uw locatie …'],
  'visit.map.longitude': ['Lengtegraad'],
  'visit.map.name': ['Kaart. Pijltjestoetsen verplaatsen de markering, plus en min zoomen.'],
  'visit.map.no_map': [
    'De kaart kan nu niet worden getoond. Zoek een adres of vul coördinaten in.',
  ],
  'visit.map.no_tiles': [
    'De achtergrond van de kaart kan nu niet worden getoond. Zoek een adres of vul coördinaten in.',
  ],
  'visit.map.none': ['Nog geen plek gekozen'],
  'visit.map.not_located': ['Uw locatie is nu niet te vinden. Wijs de plek zelf aan.'],
  'visit.map.own_place': ['Gebruik mijn locatie'],
  'visit.map.remove': ['Plek wissen'],
  'visit.map.search': ['Zoek een adres'],
  'visit.map.zoom_in': ['Inzoomen'],
  'visit.map.zoom_out': ['Uitzoomen'],
} satisfies Messages;
