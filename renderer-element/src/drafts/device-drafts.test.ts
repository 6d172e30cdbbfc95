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

  test('finds what was kept', () => {
    drafts.store(scope, draft);
    expect(drafts.find(scope)).toEqual(draft);
  });

  test('keeps forms, versions and environments apart', () => {
    drafts.store(scope, draft);
    expect(drafts.find({ ...scope, formId: 'other' })).toBeUndefined();
    expect(drafts.find({ ...scope, versionId: 'other' })).toBeUndefined();
    expect(drafts.find({ ...scope, environment: 'test' })).toBeUndefined();
  });

  test('throws drafts away after 30 days, of other forms too', () => {
    drafts.store(scope, draft);
    now += 30 * dayMs;
    expect(drafts.find(scope)).toEqual(draft);
    now += 1;
    drafts.find({ ...scope, formId: 'other' });
    expect(localStorage).toHaveLength(0);
  });

  test('throws away what was typed early once a draft holds it, or after 30 days', () => {
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

  test('leaves what others keep on the device alone', () => {
    localStorage.setItem('theirs', 'not JSON');
    drafts.find(scope);
    expect(localStorage.getItem('theirs')).toBe('not JSON');
  });

  test.each(['not JSON', 'null', '[]', '{"answers":null,"pageId":"p","keptAt":1}'])(
    'passes over %s',
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

  test('tells that a full device keeps nothing', () => {
    const full = Object.create(localStorage, {
      setItem: {
        value: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      },
      // Object.create makes what its prototype is, with one member replaced.
    }) as Storage;
    expect(createDeviceDrafts(full, () => now).store(scope, draft)).toBe(false);
  });
});
