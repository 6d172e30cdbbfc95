import type { ListItem } from '@form-builder/core/field-types/list-item.ts';
import { saveList } from '../custom-lists/save-list.ts';
import type { Writer } from '../logbook/writer.ts';

/** The districts of the invented municipality, with who looks after each. */
const districts: readonly ListItem[] = [
  ['centrum', 'Centrum', 'Anouk Bakker'],
  ['stationsbuurt', 'Stationsbuurt', 'Anouk Bakker'],
  ['noord', 'Voorbeeldstad-Noord', 'Rachid El Amrani'],
  ['zuid', 'Voorbeeldstad-Zuid', 'Femke Visser'],
  ['haven', 'Havenkwartier', 'Rachid El Amrani'],
  ['dorp', 'Voorbeelddorp', 'Femke Visser'],
].map(([id = '', label = '', beheerder = '']) => ({ id, label, beheerder }));

/** Writes the lists that the demo forms choose from. */
export async function seedDemoLists(writer: Writer): Promise<void> {
  await saveList(writer, { key: 'wijken', name: 'Wijken', items: districts });
}
