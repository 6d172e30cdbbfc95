// @vitest-environment node
import { expect, test } from 'vitest';
import { embedCode, renderAddress } from './embed-code.ts';

test('the code loads the script of this origin and names the form and the environment', () => {
  expect(embedCode({ origin: 'https://f.example', formId: 'abc', environment: 'test' })).toBe(
    `<script src="https://f.example/form-builder-render.js" defer></script>
<form-builder-render
  form-id="abc"
  environment="test"
  locale="nl-NL"
  style="display: block; min-height: 100vh"
></form-builder-render>`,
  );
});

test.each([
  ['production', 'https://f.example/render/abc'],
  ['test', 'https://f.example/render/abc?omgeving=test'],
] as const)('the page of %s', (environment, address) => {
  expect(renderAddress('https://f.example', 'abc', environment)).toBe(address);
});
