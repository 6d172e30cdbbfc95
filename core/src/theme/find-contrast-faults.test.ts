import { describe, expect, test } from 'vitest';
import { contrastRatio, nearestReadable, readableOn } from './contrast.ts';
import { findContrastFaults } from './find-contrast-faults.ts';

describe('findContrastFaults', () => {
  test('finds nothing in a form without a theme, light or dark', () => {
    expect(findContrastFaults({})).toEqual([]);
    expect(findContrastFaults({ has_dark: true })).toEqual([]);
  });

  test('names both colours and the nearest that passes everywhere', () => {
    const faults = findContrastFaults({ colours: { label: '#888888', placeholder: '#767676' } });
    expect(new Set(faults.map(({ front }) => front))).toEqual(new Set(['label']));
    for (const { suggestion, back } of faults) {
      expect(suggestion).toBe(faults[0]?.suggestion);
      const onBack = contrastRatio(suggestion ?? '', back === 'input' ? '#ffffff' : '#f3f5f8');
      expect(onBack).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('holds a theme against the defaults of what it leaves out', () => {
    expect(findContrastFaults({ colours: { primary: '#ffd54a' } })).toContainEqual(
      expect.objectContaining({ in: 'colours', front: 'primary', back: 'background' }),
    );
    expect(findContrastFaults({ colours: { background: '#154273' } })).not.toEqual([]);
  });

  test('looks at the dark colours only when visitors can get them', () => {
    const dark_colours = { label: '#333333' };
    expect(findContrastFaults({ dark_colours })).toEqual([]);
    expect(findContrastFaults({ dark_colours, has_dark: true })).toContainEqual(
      expect.objectContaining({ in: 'dark_colours', front: 'label' }),
    );
  });

  test('has no suggestion where no colour would pass', () => {
    const [fault] = findContrastFaults({
      colours: { background: '#000', surface: '#fff', card: '#777' },
    });
    expect(fault?.suggestion).toBeUndefined();
  });
});

describe('nearestReadable', () => {
  test.each([
    ['#767676', ['#ffffff'], '#767676'],
    ['#777777', ['#ffffff'], '#767676'],
    ['#ffffff', ['#ffffff'], '#757575'],
    ['#000000', ['#000000'], '#757575'],
    ['red', ['#ffffff'], undefined],
  ])('of %s on %j is %s', (front, backs, nearest) => {
    expect(nearestReadable(front, backs, 4.5)).toBe(nearest);
  });
});

describe('readableOn', () => {
  test.each(['#000000', '#154273', '#767676', '#808080', '#ffd54a', '#ffffff'])(
    'gives letters that can be read on %s',
    (back) => {
      expect(contrastRatio(readableOn(back), back)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
