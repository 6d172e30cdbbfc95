import { filledCard } from '@form-builder/core/analysis/build-check.ts';
import { buildClock, buildField, buildForm } from '@form-builder/core/form/build-form.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import { describe, expect, test, vi } from 'vitest';
import type { EditedVersion } from '../document/edited-version.ts';
import { findProblems } from './find-problems.ts';

const context = { types: fieldTypes, clock: buildClock() };
const words = {
  locale: 'nl',
  texts: ({ message, id }: { message?: string; id: string }) => message ?? id,
  translate: translatorOf('nl'),
};
const problemsOf = (pages: readonly Page[]) => {
  const version: EditedVersion = {
    title: 'Melding',
    description: '',
    settings: filledCard,
    submission_settings: { is_public: true },
    theme_settings: {},
    pages,
    variables: [],
  };
  return findProblems(version, context, words);
};

describe('findProblems', () => {
  test('finds none in a sound version', () => {
    expect(problemsOf(buildForm(buildField('text', 'naam')).pages)).toEqual([]);
  });

  test('says what the checker finds, where to mend it and what the designer calls it', () => {
    const pages = [
      { id: 'een', title: '', properties: [buildField('text', 'naam', { label: ' ' })] },
      ...buildForm(buildField('select', 'keuze')).pages,
    ];
    expect(problemsOf(pages)).toMatchObject([
      { severity: 'error', at: { kind: 'page', id: 'een' }, where: '1' },
      {
        severity: 'error',
        at: { kind: 'field', id: 'naam' },
        text: 'Het veld “naam0000” heeft geen label.',
      },
      {
        severity: 'error',
        at: { kind: 'field', id: 'keuze' },
        where: 'keuze',
        text: '“keuze” heeft geen keuzes.',
      },
    ]);
  });

  test('reads only what an edit changed, and still finds what cannot be saved', () => {
    const read = vi.fn<(id: string, isParsing: boolean) => void>();
    const watched = (id: string) =>
      Object.defineProperty(buildField('text', id), 'label', {
        enumerable: true,
        get: () => {
          read(id, new Error('read').stack?.includes('valibot') ?? false);
          return `Vraag ${id}`;
        },
      });
    const pagesOf = (...properties: readonly Field[]) => [
      { id: 'p', title: 'Gegevens', properties: [...properties] },
    ];
    const parsed = () =>
      new Set(read.mock.calls.flatMap(([id, isParsing]) => (isParsing ? [id] : [])));
    const [een, twee] = [watched('een'), watched('twee')];
    expect(problemsOf(pagesOf(een, twee))).toEqual([]);
    expect(parsed()).toEqual(new Set(['een', 'twee']));
    read.mockClear();
    const drie = watched('drie');
    expect(problemsOf(pagesOf(een, drie))).toEqual([]);
    expect(parsed()).toEqual(new Set(['drie']));
    expect(problemsOf(pagesOf(een, { ...een, id: 'vier' }))[0]).toMatchObject({
      key: 'unsavable',
      severity: 'error',
    });
  });

  test('lists errors before warnings and hints, also when these are in front of them', () => {
    const pages = buildForm(
      buildField('text', 'naam', { placeholder: 'Jansen' }),
      buildField('select', 'keuze'),
    ).pages;
    expect(problemsOf(pages).map(({ severity, where }) => [severity, where])).toEqual([
      ['error', 'keuze'],
      ['hint', 'naam'],
    ]);
  });

  test('points at the version when there are no pages', () => {
    expect(problemsOf([])).toMatchObject([{ at: { kind: 'version' }, where: 'Melding' }]);
  });

  test('says when a version cannot be saved', () => {
    const twice = buildForm(buildField('text', 'naam'), buildField('text', 'naam')).pages;
    expect(problemsOf(twice)[0]).toMatchObject({ key: 'unsavable', severity: 'error' });
  });
});
