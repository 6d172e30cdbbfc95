import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Field } from '../../form/form-definition.ts';
import type { Change } from '../change.ts';
import { changeSchema } from '../change-schema.ts';
import { diffVersions } from '../diff-versions.ts';
import { arbitraryContent } from '../testing/arbitrary-content.ts';
import { canonicalJson } from '../testing/canonical-json.ts';
import type { VersionContent } from '../version-content.ts';
import { applyChanges } from './apply-changes.ts';
import { changesFit } from './changes-fit.ts';

const text = (id: string): Field => ({ id, short_id: `x00${id}`, type: 'text', label: id });

const content: VersionContent = {
  title: 'Melding',
  description: '',
  languages: ['nl'],
  settings: {},
  submission_settings: {},
  pages: [
    { id: 'p1', title: 'Een', properties: [text('a'), text('b')] },
    { id: 'p2', title: 'Twee', properties: [] },
  ],
};

const onFirst = (at: number) => ({ pageId: 'p1', parentId: null, at });
const effect = 'behaviour' as const;
const renamed: Change = {
  kind: 'field_renamed',
  effect: 'wording',
  fieldId: 'a',
  at: 'field',
  name: 'label',
  before: 'a',
  after: 'Naam',
};
const moved: Change = {
  kind: 'field_moved',
  effect,
  fieldId: 'a',
  from: onFirst(0),
  to: { pageId: 'p2', parentId: null, at: 0 },
};
const added: Change = {
  kind: 'field_added',
  effect,
  fieldId: 'c',
  field: { id: 'c' },
  to: onFirst(0),
};

describe('changes of a version', () => {
  test('fit the version before, also as they are sent, and make the version after of it', () => {
    fc.assert(
      fc.property(arbitraryContent, arbitraryContent, (before, after) => {
        const sent: unknown = JSON.parse(JSON.stringify(diffVersions(before, after)));
        const changes = v.parse(v.array(changeSchema), sent);
        expect(changesFit(before, changes)).toBe(true);
        expect(canonicalJson(applyChanges(before, changes))).toBe(canonicalJson(after));
      }),
      { numRuns: 200, seed: 7 },
    );
  }, 60_000);

  test.each<[string, readonly Change[], boolean]>([
    ['no change', [], true],
    ['a field that is there', [renamed, moved], true],
    ['a field that is added', [added, { ...renamed, fieldId: 'c' }], true],
    ['a field that is not there', [{ ...renamed, fieldId: 'c' }], false],
    ['a page that is not there', [{ ...moved, to: { ...moved.to, pageId: 'p3' } }], false],
    ['a group that is not there', [{ ...moved, to: { ...moved.to, parentId: 'g' } }], false],
    ['a field that is elsewhere', [{ ...moved, from: { ...moved.from, pageId: 'p2' } }], false],
    ['a field that is moved twice', [moved, { ...moved, to: onFirst(1) }], false],
    ['a field that is added twice', [added, added], false],
    ['a field that already is there', [{ ...added, fieldId: 'a' }], false],
  ])('%s', (_, changes, fits) => {
    expect(changesFit(content, changes)).toBe(fits);
  });
});
