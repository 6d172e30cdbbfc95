import { describe, expect, test } from 'vitest';
import type { Field } from '../../form/form-definition.ts';
import { compile } from '../compile.ts';
import { fieldTypes } from '../../field-types/registry.ts';
import { withoutOriginals } from './without-originals.ts';

const file = (name: string) => ({
  name,
  mime_type: 'application/pdf',
  size: 10,
  key: `key-of-${name}`,
  media_id: null,
  link: null,
});
const proof: Field = { id: 'proof', short_id: 'proof', type: 'files', label: 'Bewijs' };
const masked: Field = {
  id: 'masked',
  short_id: 'masked',
  type: 'redacted',
  label: 'Afgedekt',
  custom_properties: { file_property_id: 'proof' },
};
const rowsWith = (children: readonly Field[]): Field => ({
  id: 'rows',
  short_id: 'rows',
  type: 'input-collection',
  label: 'Rijen',
  children,
});
const sent = (fields: readonly Field[], answers: Parameters<typeof withoutOriginals>[1]) =>
  withoutOriginals(
    compile({ pages: [{ id: 'p1', title: '', properties: fields }] }, fieldTypes),
    answers,
  );

describe('the originals of redacted copies', () => {
  test('are left out, other files stay', () => {
    const answers = {
      proof: [file('pas.pdf'), file('brief.pdf')],
      masked: [file('pas-afgedekt.pdf')],
    };
    expect(sent([proof, masked], answers)).toEqual({
      proof: [file('brief.pdf')],
      masked: [file('pas-afgedekt.pdf')],
    });
  });

  test('give no answer when none is left', () => {
    const answers = { proof: [file('pas.pdf')], masked: [file('pas-afgedekt.pdf')] };
    expect(sent([proof, masked], answers)['proof']).toBeNull();
  });

  test('stay when the form keeps them, and when nothing was redacted', () => {
    const keeping = {
      ...masked,
      custom_properties: { file_property_id: 'proof', keep_original: true },
    };
    const answers = { proof: [file('pas.pdf')], masked: [file('pas-afgedekt.pdf')] };
    expect(sent([proof, keeping], answers)).toEqual(answers);
    const untouched = { proof: [file('pas.pdf')], masked: null };
    expect(sent([proof, masked], untouched)).toEqual(untouched);
  });

  test('are those of their own row', () => {
    const answers = {
      rows: [
        { proof: [file('pas.pdf')], masked: [file('pas-afgedekt.pdf')] },
        { proof: [file('pas.pdf')], masked: null },
      ],
    };
    expect(sent([rowsWith([proof, masked])], answers)).toEqual({
      rows: [
        { proof: null, masked: [file('pas-afgedekt.pdf')] },
        { proof: [file('pas.pdf')], masked: null },
      ],
    });
  });

  test('are those around the rows when the rows have no files', () => {
    const answers = {
      proof: [file('pas.pdf'), file('brief.pdf')],
      rows: [{ masked: [file('pas-afgedekt.pdf')] }, { masked: [file('brief-afgedekt.pdf')] }],
    };
    expect(sent([proof, rowsWith([masked])], answers)['proof']).toBeNull();
  });
});
