import type { ListItem } from '@form-builder/core/field-types/list-item.ts';
import { saveList } from '../custom-lists/save-list.ts';
import type { Writer } from '../logbook/writer.ts';

/** The districts of the fictional municipality, with the manager of each. */
const districts: readonly ListItem[] = [
  ['centrum', 'Centrum', 'Anouk Bakker'],
  ['stationsbuurt', 'Stationsbuurt', 'Anouk Bakker'],
  ['noord', 'Voorbeeldstad-Noord', 'Rachid El Amrani'],
  ['zuid', 'Voorbeeldstad-Zuid', 'Femke Visser'],
  ['haven', 'Havenkwartier', 'Rachid El Amrani'],
  ['dorp', 'Voorbeelddorp', 'Femke Visser'],
].map(([id = '', label = '', beheerder = '']) => ({ id, label, beheerder }));

/** A few streets, each in a district: a list that is filtered by the answer to another question. */
const streets: readonly ListItem[] = [
  ['marktplein', 'Marktplein', 'centrum'],
  ['molenstraat', 'Molenstraat', 'centrum'],
  ['perronweg', 'Perronweg', 'stationsbuurt'],
  ['noorderlaan', 'Noorderlaan', 'noord'],
  ['zuiderpark', 'Zuiderpark', 'zuid'],
  ['havenkade', 'Havenkade', 'haven'],
  ['dorpsstraat', 'Dorpsstraat', 'dorp'],
].map(([id = '', label = '', parent = '']) => ({ id, label, parent }));

/** Creates the lists that the demo forms use. */
export async function seedDemoLists(writer: Writer): Promise<void> {
  await saveList(writer, { key: 'wijken', name: 'Wijken', items: districts });
  await saveList(writer, { key: 'straten', name: 'Straten', items: streets });
}
