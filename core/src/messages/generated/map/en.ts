import type { Messages } from '@lingui/core';

/** Made from en.po by scripts/compile-messages.mjs. */
export const messages = {
  'visit.map.chosen': ['Chosen place: ', ['place']],
  'visit.map.coordinates': ['Fill in coordinates'],
  'visit.map.coordinates_wrong': [
    'Enter two numbers: a latitude from -90 to 90 and a longitude from -180 to 180',
  ],
  'visit.map.denied': [
    'Your browser does not share your location. Allow it in your browser, or point out the place yourself.',
  ],
  'visit.map.example': ['For example ', ['example']],
  'visit.map.how': ['Point out the place on the map, search an address or fill in coordinates.'],
  'visit.map.latitude': ['Latitude'],
  'visit.map.locating': ['Looking for your location …'],
  'visit.map.longitude': ['Longitude'],
  'visit.map.name': ['Map. Arrow keys move the marker, plus and minus zoom.'],
  'visit.map.no_map': ['The map cannot be shown now. Search an address or fill in coordinates.'],
  'visit.map.no_tiles': [
    'The background of the map cannot be shown now. Search an address or fill in coordinates.',
  ],
  'visit.map.none': ['No place chosen yet'],
  'visit.map.not_located': ['Your location cannot be found now. Point out the place yourself.'],
  'visit.map.own_place': ['Use my location'],
  'visit.map.remove': ['Clear the place'],
  'visit.map.search': ['Search an address'],
  'visit.map.zoom_in': ['Zoom in'],
  'visit.map.zoom_out': ['Zoom out'],
} satisfies Messages;
