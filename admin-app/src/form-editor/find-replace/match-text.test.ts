import { expect, test } from 'vitest';
import { matchText, replaceMatches } from './match-text.ts';

const plain = { isCaseSensitive: false, isWholeWord: false };

test.each([
  ['Uw adres en uw Adres', 'adres', {}, [3, 15]],
  ['Uw adres en uw Adres', 'adres', { isCaseSensitive: true }, [3]],
  ['adres, woonadres, adressen', 'adres', { isWholeWord: true }, [0]],
  ['één, eén', 'één', { isWholeWord: true }, [0]],
  ['Kosten (euro)? 3.50', '(euro)?', {}, [7]],
  ['3x50', '3.50', {}, []],
  ['aaaa', 'aa', {}, [0, 2]],
  ['Naam', '', {}, []],
])('in %j the search for %j (%j) matches at %j', (text, search, options, starts) => {
  expect(matchText(text, { ...plain, ...options, search }).map(({ start }) => start)).toEqual(
    starts,
  );
});

test.each([
  ['Beste {naam}, uw naam is {{ {naam} }}', 'naam', 'Beste {naam}, uw NEW is {{ {naam} }}'],
  ['{{ ALS({a} = "ja"; "ja"; "nee") }} ja', 'ja', '{{ ALS({a} = "ja"; "ja"; "nee") }} NEW'],
  ['<p class="p">p &amp; p</p>', 'p', '<p class="p">NEW &amp; NEW</p>'],
  ['Jonger dan 18: < 18 of > 65', '18', 'Jonger dan NEW: < NEW of > 65'],
])('keeps formulas, references and tags of %j whole', (text, search, expected) => {
  expect(replaceMatches(text, matchText(text, { ...plain, search }), 'NEW')).toBe(expected);
});
