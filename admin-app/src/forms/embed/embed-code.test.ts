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

test('the page in production', () => {
  expect(renderAddress('https://f.example', 'abc')).toBe('https://f.example/render/abc');
});
