import { isRichTextElement } from '@form-builder/core/formats/rich-text-elements.ts';
import { getSchema } from '@tiptap/react';
import { expect, test } from 'vitest';
import { richTextExtensions } from './rich-text-extensions.ts';

const schema = getSchema(richTextExtensions);
const nodes = Object.values(schema.nodes).filter(({ name }) => name !== 'doc' && name !== 'text');
const marks = Object.values(schema.marks);

/** Returns the tag of an output specification of ProseMirror. */
const tagOf = (output: unknown) => (Array.isArray(output) ? String(output[0]) : '');

test.each([
  ...nodes.map((type) => [type.name, tagOf(type.spec.toDOM?.(type.create()))]),
  ...marks.map((type) => [type.name, tagOf(type.spec.toDOM?.(type.create(), true))]),
])('%s makes <%s>, which the server stores', (_, tag) => {
  expect(isRichTextElement(tag)).toBe(true);
});
