import { describe, expect, test } from 'vitest';
import { countTypos } from './count-typos.ts';
import { createIsLike } from './is-like-search.ts';

describe('a search with typing errors', () => {
  test.each([
    ['Parkeervergunning aanvragen', 'parkeervergnning', true],
    ['Parkeervergunning aanvragen', 'vergunnign', true],
    ['Parkeervergunning aanvragen', 'aanvraagen parkervergunning', true],
    ['Parkeervergunning aanvragen', 'kapvergunning', false],
    ['Evenement melden', 'evenment', true],
    ['Evenement melden', 'subsidie', false],
    ['Ideeën voor de wijk', 'ideeen', true],
    ['Hond', 'hont', true],
    ['Hond', 'kat', false],
    ['WOZ', 'wot', false],
    ['Alles', ' - ', false],
  ])('%s is like %s: %s', (name, search, isLike) => {
    expect(createIsLike(search)(name)).toBe(isLike);
  });

  test('counts wrong, missing, extra and swapped letters anywhere in the text', () => {
    expect(countTypos('kap', 'een kapvergunning')).toBe(0);
    expect(countTypos('kpa', 'kap')).toBe(1);
    expect(countTypos('kaap', 'kap')).toBe(1);
    expect(countTypos('kop', 'kap')).toBe(1);
    expect(countTypos('kap', '')).toBe(3);
  });

  test('does not compare a search of more than 60 letters', () => {
    expect(createIsLike('a'.repeat(60))('a'.repeat(60))).toBe(true);
    expect(createIsLike('a'.repeat(61))('a'.repeat(61))).toBe(false);
  });
});
