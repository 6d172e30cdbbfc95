import { createField } from '@form-builder/core/form/create-field.ts';
import { fieldTypeNames, fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { buildClock, buildForm } from '@form-builder/core/form/build-form.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { formulaEngine } from '@form-builder/core/session/formulas/formula-engine.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { compile } from '@form-builder/core/session/compile.ts';
import { createSession } from '@form-builder/core/session/create-session.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PreviewPage, VisitorPreview } from '../../../preview/visitor-preview.tsx';
import { loadFieldTypes } from '../field-loaders.ts';
import { fieldViews } from './field-views.ts';

const text = { locale: 'nl-NL', translate: translatorOf('nl') };

function draw(fields: readonly Field[], answers: Readonly<Record<string, unknown>> = {}): Document {
  const program = compile(buildForm(...fields), fieldTypes, { formulas: formulaEngine });
  const session = createSession(program, { clock: buildClock(), answers });
  const markup = renderToStaticMarkup(
    <VisitorPreview session={session} views={fieldViews} text={text}>
      <PreviewPage session={session} pageIndex={0} />
    </VisitorPreview>,
  );
  return new DOMParser().parseFromString(markup, 'text/html');
}

const newField = (type: (typeof fieldTypeNames)[number], more: Partial<Field> = {}): Field =>
  // Every field has these members.
  ({ ...createField(type, { id: 'a', shortId: 'abcd', label: 'Vraag' }), ...more }) as Field;

const questions = fieldTypeNames.filter((type) => {
  const { role } = fieldTypes[type];
  return role === 'input';
});
function isSecret(type: (typeof fieldTypeNames)[number]): boolean {
  const definition = fieldTypes[type];
  return definition.role === 'input' && definition.isSecret === true;
}

describe('a field', () => {
  test.each(fieldTypeNames)('of type %s renders', (type) => {
    const page = draw([newField(type)]);
    expect(page.querySelector(`[data-type="${type}"]`)).not.toBeNull();
  });

  test.each(questions)('of type %s gives its control an accessible name', (type) => {
    const options = [{ id: 'x', label: 'Keuze' }];
    const page = draw([newField(type, { options })]);
    const control = page.getElementById('control-a');
    const labels = [
      ...page.querySelectorAll('label[for="control-a"]'),
      ...page.querySelectorAll('legend'),
      ...page.querySelectorAll('#label-a'),
    ];
    expect(control).not.toBeNull();
    expect(labels.some((label) => label.textContent.includes('Vraag'))).toBe(true);
  });

  test.each([
    ['time', '09:30', '09:30'],
    ['phone', '0612345678', '06 12345678'],
    ['iban', 'NL91ABNA0417164300', 'NL91 ABNA 0417 1643 00'],
    ['datetime', '2026-11-20 09:05', '20-11-2026'],
    ['currency', 1234.5, '1.234,50'],
    ['number', 1234.5, '1.234,5'],
    ['date', '2026-11-20', '20-11-2026'],
  ] as const)('of type %s shows the answer %j as %s', (type, answer, written) => {
    const control = draw([newField(type)], { a: answer }).getElementById('control-a');
    expect(control?.getAttribute('value')).toBe(written);
  });

  test.each(questions.filter(isSecret))(
    'of type %s, which is secret, is not stored by browsers or in a prerendered page',
    (type) => {
      const controls = [...draw([newField(type)]).querySelectorAll('input, textarea, select')];
      expect(controls.map((control) => control.getAttribute('autocomplete'))).toEqual(
        controls.map(() => 'off'),
      );
      expect(controls).not.toHaveLength(0);
    },
  );

  test('that is computed shows its result', () => {
    const page = draw([newField('formula', { custom_properties: { formula: '6 * 7' } })]);
    expect(page.querySelector('output')?.textContent).toBe('42');
  });

  test.each([
    [0, 'Kind toevoegen'],
    [1, 'Nog een toevoegen'],
  ])('that repeats names its button after its %i rows', (min, name) => {
    const settings = { label_row: 'Kind', min };
    const page = draw([newField('input-collection', { custom_properties: settings })]);
    expect(page.getElementById('control-a')?.textContent).toBe(name);
  });

  test('that links elsewhere never runs a script', () => {
    const url = 'javascript:alert(1)';
    const page = draw([
      newField('image', { url }),
      newField('downloadable-file', { id: 'b', url }),
    ]);
    expect(page.querySelector('img, a')).toBeNull();
  });
});

describe('loadFieldTypes', () => {
  test.each(fieldTypeNames)('fetches the definition of %s, and its view', async (type) => {
    const { loading } = fieldTypes[type];
    const { types, views } = await loadFieldTypes(loading === 'first' ? [] : [loading]);
    expect(types[type]?.type).toBe(type);
    expect(views[type]?.definition).toBe(types[type]);
  });
});
