import { beforeEach, describe, expect, test } from 'vitest';
import { earlyInputKey } from './early-input-key.ts';
import type { DeviceDraft } from '../state/device-draft.ts';
import { createDeviceDrafts } from './device-drafts.ts';

const scope = { formId: 'form', versionId: 'version', environment: 'production' };
const dayMs = 86_400_000;
const start = Date.UTC(2026, 10, 20);
const draft: DeviceDraft = { answers: { name: 'Fatima' }, pageId: 'p1', keptAt: start };

describe('createDeviceDrafts', () => {
  let now = start;
  const drafts = createDeviceDrafts(localStorage, () => now);

  beforeEach(() => {
    localStorage.clear();
    now = start;
  });

  test('finds a stored draft', () => {
    drafts.store(scope, draft);
    expect(drafts.find(scope)).toEqual(draft);
  });

  test('separates forms, versions and environments', () => {
    drafts.store(scope, draft);
    expect(drafts.find({ ...scope, formId: 'other' })).toBeUndefined();
    expect(drafts.find({ ...scope, versionId: 'other' })).toBeUndefined();
    expect(drafts.find({ ...scope, environment: 'test' })).toBeUndefined();
  });

  test('removes drafts after 30 days, also those of other forms', () => {
    drafts.store(scope, draft);
    now += 30 * dayMs;
    expect(drafts.find(scope)).toEqual(draft);
    now += 1;
    drafts.find({ ...scope, formId: 'other' });
    expect(localStorage).toHaveLength(0);
  });

  test('removes early input when a draft contains it, or after 30 days', () => {
    const early = earlyInputKey(scope.formId, scope.environment);
    const typed = JSON.stringify({ keptAt: start, pageId: '', answers: [['control-a', 'Fatima']] });
    localStorage.setItem(early, typed);
    expect(drafts.find(scope)).toBeUndefined();
    expect(localStorage.getItem(early)).toBe(typed);
    drafts.store(scope, draft);
    expect(localStorage.getItem(early)).toBeNull();
    localStorage.setItem(early, typed);
    now += 30 * dayMs + 1;
    drafts.find(scope);
    expect(localStorage).toHaveLength(0);
  });

  test('leaves other data in the storage alone', () => {
    localStorage.setItem('theirs', 'not JSON');
    drafts.find(scope);
    expect(localStorage.getItem('theirs')).toBe('not JSON');
  });

  test.each(['not JSON', 'null', '[]', '{"answers":null,"pageId":"p","keptAt":1}'])(
    'ignores %s',
    (text) => {
      drafts.store(scope, draft);
      localStorage.setItem(localStorage.key(0) ?? '', text);
      expect(drafts.find(scope)).toBeUndefined();
    },
  );

  test('removes a draft', () => {
    drafts.store(scope, draft);
    drafts.remove(scope);
    expect(drafts.find(scope)).toBeUndefined();
  });

  test('returns false when the storage is full', () => {
    const full = Object.create(localStorage, {
      setItem: {
        value: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      },
      // Object.create makes an object with that prototype; one member is replaced.
    }) as Storage;
    expect(createDeviceDrafts(full, () => now).store(scope, draft)).toBe(false);
  });
});
