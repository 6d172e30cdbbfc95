import { buildField } from '@form-builder/core/form/build-form.ts';
import { buildVersion } from '../../testing/build-version.ts';
import { expect, test } from 'vitest';
import { createTryOutSession } from '../../form-preview/try-out-session.ts';
import { hiddenChanges } from './hidden-changes.ts';

const fields = [
  buildField('text', 'shown', { label: 'Naam' }),
  buildField('text', 'hidden', { label: 'Bedrijf', is_hidden: true }),
  buildField('input-collection', 'rows', {
    label: 'Kinderen',
    is_hidden: true,
    children: [buildField('text', 'child', { label: 'Naam van het kind' })],
  }),
];

const [page] = createTryOutSession(
  buildVersion({
    id: 'v1',
    pages: [{ id: 'a', title: 'A', properties: fields }],
  }),
).pages;

test('names the changed fields of a page that a visitor does not see', () => {
  if (page === undefined) throw new Error('The form has no page.');
  const labels = (...changed: string[]) =>
    hiddenChanges(page, new Set(changed)).map(({ label }) => label);
  expect(labels('shown', 'elsewhere')).toEqual([]);
  expect(labels('shown', 'hidden')).toEqual(['Bedrijf']);
  expect(labels('child')).toEqual(['Naam van het kind']);
});
