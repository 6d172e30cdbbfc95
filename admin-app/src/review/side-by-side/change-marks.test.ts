import { buildField } from '@form-builder/core/form/build-form.ts';
import { expect, test } from 'vitest';
import { changeMarks } from './change-marks.ts';

const words = { onlyHere: 'Nieuw', changed: 'Gewijzigd' };
const page = (...properties: ReturnType<typeof buildField>[]) => ({
  id: 'a',
  title: 'A',
  properties,
});
const [name, street, town] = [
  buildField('text', 'name'),
  buildField('text', 'street'),
  buildField('text', 'town'),
];

test('a field that changed and one that the other version lacks get their word, others none', () => {
  const styles = changeMarks(
    {
      drawn: [page(name, street, town)],
      other: [page(name, street)],
      changedFieldIds: new Set(['name', 'town']),
    },
    words,
  );
  const [added = '', changed = ''] = styles.split('content: "Nieuw"');
  expect(added).toContain('[id="field-town"]');
  expect(changed).toContain('[id="field-name"], [id^="field-name~"]');
  expect(changed).toContain('content: "Gewijzigd"');
  expect(styles).not.toContain('field-street');
});

test('versions without changed fields get no styles', () => {
  const pages = [page(name)];
  expect(
    changeMarks({ drawn: pages, other: pages, changedFieldIds: new Set() }, words).trim(),
  ).toBe('');
});
