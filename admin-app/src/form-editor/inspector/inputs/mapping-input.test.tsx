import { buildField, buildForm } from '@form-builder/core/form/build-form.ts';
import type { MappingRule } from '@form-builder/core/field-types/mapping.ts';
import { integrationParts } from '@form-builder/core/field-types/settings/integration-parts.ts';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { prepareEditor, renderEditor } from '../../../testing/render-editor.tsx';
import { MappingInput } from './mapping-input.tsx';

beforeAll(prepareEditor);

const fields = [
  buildField('bag', 'adres'),
  { ...buildField('text', 'straat'), label: 'Straatnaam' },
  { ...buildField('file', 'bijlage'), label: 'Foto van de plek' },
];

function show(rules: readonly MappingRule[]) {
  const [field] = fields;
  if (field === undefined) throw new Error('The form has no address.');
  renderEditor(
    { pages: buildForm(...fields).pages },
    <MappingInput
      name="mapping"
      part={integrationParts.mapping}
      field={field}
      label="Vult andere velden"
      help={undefined}
      value={rules}
      error={undefined}
      isReadOnly={false}
      change={() => undefined}
    />,
  );
  return screen.getAllByRole('combobox', { name: 'Veld' });
}

test.each([
  ['a field that fits', 'straat', 'Straatnaam'],
  ['a field that no longer fits', 'bijlage', 'Foto van de plek'],
  ['a field that was removed', 'weg', 'Verwijderd veld'],
])('%s is named as what is filled in', (_, target, name) => {
  const [box] = show([{ source: 'street', target }]);
  expect(box).toHaveProperty('value', name);
});

test('what does not fit is not offered to another row', () => {
  show([{ source: 'street', target: '' }]);
  const options = within(document.body).getAllByRole('option', { hidden: true });
  expect(options.map(({ textContent }) => textContent)).not.toContain('Foto van de plek');
});
