import { buildField } from '@form-builder/core/form/build-form.ts';
import { expect, test } from 'vitest';
import { buildVersion } from '../../testing/build-version.ts';
import { editedVersionOf } from '../document/edited-version.ts';
import { findHits } from './find-hits.ts';
import { replaceHits } from './replace-hits.ts';

const choice = buildField('select', 'adres', {
  label: 'Welk adres?',
  hint: 'Het adres van {adres}',
  options: [
    { id: 'a', label: 'Adres thuis' },
    { id: 'b', label: 'Anders' },
  ],
});
const text = buildField('text-layout', 'tekst', {
  custom_properties: { content: '<p class="adres">Uw adres</p>' },
});
const rows = buildField('input-collection', 'rows', {
  label: 'Adressen',
  custom_properties: { label_add_button: 'Nog een adres', min: 1 },
  children: [buildField('text', 'inner', { label: 'Adres' })],
});
const block = buildField('template', 'blok', {
  template_version_id: '018f2b1e-0000-7000-8000-000000000001',
  children: [buildField('text', 'in-blok', { label: 'Adres in blok' })],
});

const document = editedVersionOf(
  buildVersion({
    title: 'Adres doorgeven',
    settings: { 'confirmation.text': 'Uw adres is veranderd.' },
    pages: [
      {
        id: 'page',
        title: 'Uw adres',
        next_button_label: 'Naar adres 2',
        properties: [choice, text, rows, block],
      },
    ],
  }),
);
const hits = findHits(document, { search: 'adres', isCaseSensitive: false, isWholeWord: false });

test('finds texts for visitors of every kind, and none of a building block', () => {
  expect(hits.map(({ place }) => place.key)).toEqual([
    'title',
    'settings.confirmation.text',
    'page.title',
    'page.next_button_label',
    'adres.label',
    'adres.hint',
    'adres.options.a',
    'tekst.content',
    'rows.label',
    'rows.label_add_button',
    'inner.label',
  ]);
});

test('replaces all in one reversible command, and keeps ids, references and markup', () => {
  const { document: changed, inverse } = replaceHits(hits, 'plek & <plaats>')(document);
  expect(changed.title).toBe('plek & <plaats> doorgeven');
  expect(changed.settings['confirmation.text']).toBe('Uw plek & <plaats> is veranderd.');
  const [page] = changed.pages;
  expect(page).toMatchObject({ id: 'page', next_button_label: 'Naar plek & <plaats> 2' });
  expect(page?.properties).toMatchObject([
    {
      id: 'adres',
      label: 'Welk plek & <plaats>?',
      hint: 'Het plek & <plaats> van {adres}',
      options: [{ id: 'a', label: 'plek & <plaats> thuis' }, { label: 'Anders' }],
    },
    { custom_properties: { content: '<p class="adres">Uw plek &amp; &lt;plaats&gt;</p>' } },
    {
      label: 'plek & <plaats>sen',
      custom_properties: { label_add_button: 'Nog een plek & <plaats>', min: 1 },
      children: [{ label: 'plek & <plaats>' }],
    },
    { children: [{ label: 'Adres in blok' }] },
  ]);
  expect(inverse(changed).document).toEqual(document);
});

test('replaces one hit only', () => {
  const { document: changed } = replaceHits(hits.slice(0, 1), 'Plek')(document);
  expect(changed).toEqual({ ...document, title: 'Plek doorgeven' });
});
