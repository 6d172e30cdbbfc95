import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Field } from '../form/form-definition.ts';
import { applyChanges } from './apply/apply-changes.ts';
import type { Change } from './change.ts';
import { diffVersions } from './diff-versions.ts';
import { arbitraryContent } from './testing/arbitrary-content.ts';
import { canonicalJson } from './testing/canonical-json.ts';
import type { VersionContent } from './version-content.ts';

const fieldIds = (fields: readonly Field[]): readonly string[] =>
  fields.flatMap(({ id, children }) => [id, ...fieldIds(children ?? [])]);

describe('diffVersions', () => {
  test(
    'explains every byte that differs: its changes make the one of the other',
    { timeout: 60_000 },
    () => {
      fc.assert(
        fc.property(arbitraryContent, arbitraryContent, (before, after) => {
          const changes = diffVersions(before, after);
          expect(applyChanges(before, changes)).toEqual(after);
          expect(canonicalJson(applyChanges(before, changes))).toBe(canonicalJson(after));
          expect(changes.length > 0).toBe(canonicalJson(before) !== canonicalJson(after));
        }),
        { numRuns: 500, seed: 7 },
      );
    },
  );

  test('finds nothing where nothing changed, whatever the order of members', () => {
    fc.assert(
      fc.property(arbitraryContent, (version) => {
        expect(diffVersions(version, structuredClone(version))).toEqual([]);
        expect(diffVersions(version, JSON.parse(canonicalJson(version)) as VersionContent)).toEqual(
          [],
        );
      }),
      { numRuns: 300, seed: 7 },
    );
  });

  test('changes nothing else when a field is put in or taken out', () => {
    fc.assert(
      fc.property(arbitraryContent, fc.nat(100), (version, pick) => {
        const ids = fieldIds(version.pages.flatMap(({ properties }) => properties));
        const id = ids[pick % Math.max(1, ids.length)];
        const less = withoutField(version, id);
        const kindsOf = (changes: readonly Change[]) => [
          ...new Set(changes.map(({ kind }) => kind)),
        ];
        const isSame = canonicalJson(version) === canonicalJson(less);
        expect(kindsOf(diffVersions(version, less))).toEqual(isSame ? [] : ['field_removed']);
        expect(kindsOf(diffVersions(less, version))).toEqual(isSame ? [] : ['field_added']);
      }),
      { numRuns: 300, seed: 7 },
    );
  });
});

function withoutField(version: VersionContent, gone: string | undefined): VersionContent {
  const prune = (fields: readonly Field[]): readonly Field[] =>
    fields
      .filter(({ id }) => id !== gone)
      .map((field) => (field.children ? { ...field, children: prune(field.children) } : field));
  if (gone === undefined) return version;
  const pages = version.pages.map((page) => ({ ...page, properties: prune(page.properties) }));
  return { ...version, pages };
}
