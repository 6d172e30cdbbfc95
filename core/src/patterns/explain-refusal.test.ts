import { describe, expect, test } from 'vitest';
import { translatorOf } from '../messages/all-messages.ts';
import { languages } from '../messages/languages.ts';
import { describeRefusal, explainRefusal } from './explain-refusal.ts';

describe('explainRefusal', () => {
  test.each([
    ['(?=.*\\d)[a-z0-9]+', 'pattern.look_around', '(?='],
    ['a(?<!b)', 'pattern.look_around', '(?<!'],
    ['(?<jaar>\\d{4})', 'pattern.named_group', '(?<jaar>'],
    ['(?P<jaar>\\d{4})', 'pattern.named_group', '(?P<jaar>'],
    ['(?i)abc', 'pattern.flags', '(?i)'],
    ['(?i:abc)', 'pattern.flags', '(?i:'],
    ['(abc', 'pattern.group', '('],
    ['abc)', 'pattern.group', ')'],
    ['(a)\\1', 'pattern.back_reference', '\\1'],
    ['\\k<x>', 'pattern.back_reference', '\\k<x>'],
    ['\\p{Letter}', 'pattern.category', '\\p{Letter}'],
    ['\\p{Xx}', 'pattern.category', '\\p{Xx}'],
    ['\\p{Script=Greek}', 'pattern.category', '\\p{Script=Greek}'],
    ['\\Aabc', 'pattern.anchor', '\\A'],
    ['\\q', 'pattern.escape', '\\q'],
    ['a\\', 'pattern.escape', '\\'],
    ['\\@', 'pattern.backslash', '\\@'],
    ['[\\p{L}--[a-z]]', 'pattern.set', '[\\p{L}--[a-z]]'],
    ['[\\q{aa|a}]*b', 'pattern.set', '[\\q{aa|a}]'],
    ['[z-a]', 'pattern.set', '[z-a]'],
    ['[a', 'pattern.set', '[a'],
    ['[]', 'pattern.set', '[]'],
    ['a{2,1}', 'pattern.braces', '{2,1}'],
    ['a{', 'pattern.braces', '{'],
    ['*a', 'pattern.repeat', '*'],
    ['a++', 'pattern.repeat', '+'],
    ['^*', 'pattern.repeat', '*'],
    ['a}', 'pattern.sign', '}'],
    ['[a-z]{1,1000}', 'pattern.size', '[a-z]{1,1000}'],
    ['(?:(?:){300}){300}', 'pattern.size', '(?:(?:){300}){300}'],
  ])('says of %s what to write instead', (pattern, id, part) => {
    expect(explainRefusal(pattern)).toEqual({ id, part });
    for (const language of languages) {
      expect(describeRefusal(pattern, translatorOf(language))).toContain(part);
    }
  });

  test.each([
    '\\d{4} ?[A-Z]{2}',
    '[A-Z]{2}-\\d{2}|\\d{2}-[A-Z]{2}',
    'a*a*a*a*b',
    '(a+)+',
    '[^@]+@[^@]+\\.[a-z]{2,}',
    '',
    '^NL\\d{2}[A-Z]{4}\\d{10}$',
    '(a|b|)\\b',
    '[A-Z-]',
  ])('has nothing against %s', (pattern) => {
    expect(explainRefusal(pattern)).toBeUndefined();
  });
});
