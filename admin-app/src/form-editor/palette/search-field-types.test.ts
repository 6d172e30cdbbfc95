import { fieldTypeNames, fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { MessageId } from '@form-builder/core/messages/message-ids.ts';
import { describe, expect, test } from 'vitest';
import { paletteSections } from './search-field-types.ts';

// The texts of types are in core.
const texts = ({ id }: { id: string }) => translatorOf('nl')(id as MessageId);
const types = (searched: string) =>
  paletteSections(searched, texts).flatMap((section) => section.types);

describe('paletteSections', () => {
  test('offers every insertable type once, under its own group', () => {
    const offered = fieldTypeNames.filter(
      (type) => fieldTypes[type].insertable && fieldTypes[type].editors.includes('form'),
    );
    expect([...types('')].sort()).toEqual([...offered].sort());
    for (const { group, types: inGroup } of paletteSections('', texts)) {
      expect(inGroup.every((type) => fieldTypes[type].group === group)).toBe(true);
    }
  });

  test.each([
    ['EEN KEUZE', 'select'],
    ['postcode', 'postcode'],
    ['toelichting', 'textarea'],
    ['upload', 'file'],
    ['bijlage', 'files'],
    ['dropdown', 'select'],
    ['radio', 'select'],
    ['handtekening', 'checkbox'],
    ['berekening', 'formula'],
    ['calendar', 'date'],
  ])(
    'finds by name, explanation or another word, without accents or case: %s',
    (searched, type) => {
      expect(types(searched)).toContain(type);
    },
  );

  test.each([
    ['lijst', 'custom-list'],
    ['Datum', 'date'],
    ['dropdown', 'select'],
    ['telefoon', 'phone'],
  ])('puts first what the word names, because Enter adds it: %s', (searched, type) => {
    expect(types(searched)[0]).toBe(type);
  });

  test('leaves out groups in which nothing is found', () => {
    expect(paletteSections('zzz', texts)).toEqual([]);
  });
});
