import { expect, test } from 'vitest';
import { keepsPlaceholders } from './placeholders.ts';

test.each([
  ['Beste {{ {a1b2} }},', 'Dear {{{a1b2}}},', true],
  ['{{ {a1} }} en {{ {b2} }}', '{{ {b2} }} and {{ {a1} }}', true],
  ['Beste {{ {a1b2} }},', 'Dear,', false],
  ['Beste {{ {a1b2} }},', 'Dear {{ {zzzz} }},', false],
  ['Beste,', 'Dear {{ {bsn1} }},', false],
  ['{{ SOM({a1}; {b2}) }}', '{{ SOM({a1}; {b2}) }}', true],
  ['Twee { haken }', 'Two { braces }', true],
])('%j as %j: %j', (source, translation, expected) => {
  expect(keepsPlaceholders(source, translation)).toBe(expected);
});
