import { describe, expect, test } from 'vitest';
import { assignChunks } from './assign-chunks.mjs';
import { readDeclarations } from './read-declarations.mjs';

const ids = ['form.map.zoom', 'form.map.none', 'form.title', 'issue.iban'];
const declarations = [
  { file: 'map/messages.json', chunk: 'map', ids: ['form.map.*'] },
  { file: 'geolocation/messages.json', chunk: 'fields', ids: ['form.map.none'] },
  { file: 'screens/messages.json', chunk: 'common', ids: ['form.*'] },
  { file: 'iban/iban.ts', chunk: 'fields', ids: ['issue.iban'] },
];

describe('assignChunks', () => {
  test('prefers an id to a family, and a longer family to a shorter one', () => {
    expect(Object.fromEntries(assignChunks(ids, declarations))).toEqual({
      'form.map.zoom': 'map',
      'form.map.none': 'fields',
      'form.title': 'common',
      'issue.iban': 'fields',
    });
  });

  test('reports undeclared messages', () => {
    expect(() => assignChunks([...ids, 'issue.forgotten'], declarations)).toThrow(
      'No code declares these messages, so no chunk of texts can hold them: issue.forgotten.',
    );
  });

  test('reports both files that declare one message', () => {
    const twice = { file: 'kvk/kvk.ts', chunk: 'fields', ids: ['issue.iban'] };
    expect(() => assignChunks(ids, [...declarations, twice])).toThrow(
      'iban/iban.ts and kvk/kvk.ts both declare the message issue.iban.',
    );
  });

  test.each(['issue.gone', 'gone.*'])('names a declared message that is gone: %s', (id) => {
    const gone = { file: 'kvk/kvk.ts', chunk: 'fields', ids: [id] };
    expect(() => assignChunks(ids, [...declarations, gone])).toThrow(
      `kvk/kvk.ts declares ${id}, which core/src/messages/nl.po lacks.`,
    );
  });
});

test('field types declare their messages in the chunk of their loading tier', async () => {
  expect(await readDeclarations()).toContainEqual({
    file: 'core/src/field-types/iban/iban.ts',
    chunk: 'fields',
    ids: ['issue.iban'],
  });
});
