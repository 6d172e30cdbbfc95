import { expect, test } from 'vitest';
import { buildField, buildForm } from '../form/build-form.ts';
import type { FormFile } from '../contract/staff/forms/form-files.ts';
import { findReferences } from './find-references.ts';
import { unpackTemplates } from './unpack-templates.ts';
import { writeFormFile } from './write-form-file.ts';

const block = buildField('template', 'blok', {
  template_version_id: '018f2b1e-0000-7000-8000-000000000001',
  children: [buildField('text', 'naam', { template_field_id: 'van' })],
});

test('finds what fields need of their tenant, at any depth', () => {
  const { pages } = buildForm(
    block,
    buildField('group', 'groep', {
      children: [
        buildField('auth', 'inlog', { custom_properties: { integration_id: 'digid' } }),
        buildField('auth', 'nog-geen'),
      ],
    }),
    buildField('image', 'plaatje', { url: '/media/a.png' }),
    buildField('url', 'site'),
  );
  expect(findReferences(pages).map(({ kind, id, field }) => `${field.id} ${kind} ${id}`)).toEqual([
    'blok template 018f2b1e-0000-7000-8000-000000000001',
    'inlog auth digid',
    'plaatje file /media/a.png',
  ]);
});

test('keeps a building block that is found, and makes a group of one that is not', () => {
  const { pages } = buildForm(block);
  const [found] = unpackTemplates(pages, () => 'other');
  expect(found?.properties[0]).toEqual({ ...block, template_version_id: 'other' });
  const [unpacked] = unpackTemplates(pages, () => undefined);
  expect(unpacked?.properties[0]).toEqual(
    buildField('group', 'blok', { children: [buildField('text', 'naam')] }),
  );
});

test('writes members by what they are about, the rest by name, and what is held last', () => {
  const file: FormFile = {
    references: { templates: [], lists: [], providers: [] },
    version: {
      pages: [],
      languages: ['nl'],
      description: '',
      title: 'T',
      settings: {},
      translations: {},
      translation_notes: {},
      theme_settings: {},
      variables: [],
      submission_settings: { is_public: true },
    },
    form: {
      number_prefix: '',
      name: 'N',
      type: 'form',
      confidentiality_level: 'public',
      is_numbering_enabled: true,
    },
    format_version: 1,
  };
  const members = [...writeFormFile(file).matchAll(/^ {2,4}"(\w+)"/gm)].map(([, name]) => name);
  expect(members.join(' ')).toBe(
    'format_version form type name confidentiality_level is_numbering_enabled number_prefix ' +
      'version title description languages settings submission_settings theme_settings ' +
      'translation_notes variables pages translations references lists providers templates',
  );
});
