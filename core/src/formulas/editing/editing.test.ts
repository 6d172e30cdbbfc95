import { describe, expect, test } from 'vitest';
import { findCall } from './find-call.ts';
import { findWrittenReferences, type WritingMode } from './find-written-references.ts';
import { comparedField, findWrittenOptions, writeText } from './find-written-options.ts';
import { replaceLabels, type NamedReference } from './replace-labels.ts';

const references: readonly NamedReference[] = [
  { path: 'a1b2', name: 'Aantal kinderen' },
  { path: 'rows.c3', name: 'Kinderen › Leeftijd' },
  { path: 'd4', name: 'Naam' },
  { path: 'e5', name: 'Naam' },
  { path: 'Soort', name: 'Reden' },
  { path: 'rows.f6', name: 'Kinderen › Reden' },
  { path: 'rows.g7', name: 'Kinderen › School' },
  { path: 'others.h8', name: 'Volwassenen › School' },
];

function replaced(source: string, mode: WritingMode): string {
  const changes = replaceLabels(source, mode, references);
  return changes
    .toReversed()
    .reduce((text, { from, to, insert }) => text.slice(0, from) + insert + text.slice(to), source);
}

describe('the fields that a formula names', () => {
  test.each<[string, WritingMode, readonly unknown[]]>([
    [
      '{a1} + {rows.b}',
      'formula',
      [
        [0, 4, 'a1'],
        [7, 15, 'rows.b'],
      ],
    ],
    ['"{a1}" & { a1 }', 'formula', [[9, 15, 'a1']]],
    ['"{a1}""{b}" & {c', 'formula', []],
    ['Beste {{ {a1} }}, {b2}', 'text', [[6, 16, 'a1']]],
    ['{{ SUM({r.a}) & "{no}" }}', 'text', [[7, 12, 'r.a']]],
    ['{{{a1}}}', 'text', [[0, 8, 'a1']]],
    ['{{ "}}" & {a1} }}', 'text', [[10, 14, 'a1']]],
  ])('stand at their places in %j', (source, mode, expected) => {
    const found = findWrittenReferences(source, mode);
    expect(found.map(({ from, to, name }) => [from, to, name])).toEqual(expected);
  });
});

describe('a label between braces', () => {
  test.each<[string, WritingMode, string]>([
    ['{Aantal kinderen} * 2', 'formula', '{a1b2} * 2'],
    ['SOM({kinderen > leeftijd})', 'formula', 'SOM({rows.c3})'],
    ['SOM({leeftijd})', 'formula', 'SOM({rows.c3})'],
    ['{School} & {Reden}', 'formula', '{School} & {Soort}'],
    ['"{Aantal kinderen}"', 'formula', '"{Aantal kinderen}"'],
    ['{Naam} & {Onbekend}', 'formula', '{Naam} & {Onbekend}'],
    ['{Soort}', 'formula', '{Soort}'],
    ['U heeft {aantal  kinderen} kinderen', 'text', 'U heeft {{ {a1b2} }} kinderen'],
    ['{{ {Aantal kinderen} }}', 'text', '{{ {a1b2} }}'],
    ['{{ {Aantal kinderen} * 2 }}', 'text', '{{ {a1b2} * 2 }}'],
    ['tussen {haakjes}', 'text', 'tussen {haakjes}'],
  ])('becomes the short id, but only where one field has it: %j', (source, mode, expected) => {
    expect(replaced(source, mode)).toBe(expected);
    expect(replaced(expected, mode)).toBe(expected);
  });
});

describe('the function around a place', () => {
  test.each([
    ['ALS(|', 'IF', 0],
    ['als({a1} > 2; "ja; nee"; |', 'IF', 2],
    ['SUM(1; (2 + |', 'SUM', 1],
    ['ROUND(SOM({a.b}); |', 'ROUND', 1],
    ['ROUND(SOM({a.b|', 'SUM', 0],
    ['ONZIN(SOM(1); |', undefined, undefined],
    ['SOM(1)|', undefined, undefined],
    ['WAAR(|', undefined, undefined],
  ])('is found in %j', (marked, name, argument) => {
    const at = marked.indexOf('|');
    const found = findCall(marked.replace('|', ''), at);
    expect([found?.name, found?.argument]).toEqual([name, argument]);
  });
});

describe('the texts that a formula compares with a field', () => {
  test.each<[string, readonly unknown[]]>([
    ['ALS({a1} = "o1"; "x"; "y")', [[11, 15, 'a1', 'o1']]],
    ['{ a1 }<>"o""1"', [[8, 14, 'a1', 'o"1']]],
    ['HEEFT({rows.b}; "o1")', [[16, 20, 'rows.b', 'o1']]],
    ['ALS({a1}; "o1"; 2)', []],
    ['"{a1} = " & "o1"', []],
    ['{a1} = {b2}', []],
  ])('are found in %j', (source, expected) => {
    const found = findWrittenOptions(source).map(({ from, to, path, id }) => [from, to, path, id]);
    expect(found).toEqual(expected);
  });

  test.each([
    ['ALS({a1} =', 'a1'],
    ['SWITCH({a1}; ', 'a1'],
    ['ALS({a1}; ', undefined],
    ['{a1} + ', undefined],
  ])('are expected after %j', (source, path) => {
    expect(comparedField(source, source.length)).toBe(path);
  });

  test('are written with their quotes doubled', () => {
    expect(writeText('a "b"')).toBe('"a ""b"""');
  });
});
