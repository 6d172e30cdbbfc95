import { describe, expect, test } from 'vitest';
import { fieldTypes } from '../field-types/registry.ts';
import { buildField } from '../form/build-form.ts';
import { translatorOf } from '../messages/all-messages.ts';
import { formulaEngine } from '../session/formulas/formula-engine.ts';
import { fillMailTemplates, numberReference } from './mail-template.ts';

const pages = [
  {
    id: 'page',
    title: '',
    properties: [
      buildField('text', 'name', { short_id: 'name' }),
      buildField('checkbox', 'agreed', { short_id: 'agreed' }),
      buildField('select', 'choice', {
        short_id: 'choice',
        options: [{ id: 'a', label: 'Appel' }],
      }),
      buildField('text', 'hidden', { short_id: 'hidden', is_hidden: true }),
      buildField('input-collection', 'days', {
        short_id: 'days',
        children: [buildField('number', 'cost', { short_id: 'cost' })],
      }),
    ],
  },
];

const fill = (template: string, locale = 'nl-NL', number: string | null = 'PF-000001') =>
  fillMailTemplates(
    [template],
    {
      pages,
      number,
      completedAt: Date.UTC(2026, 10, 22),
      answers: {
        name: 'Ada <b>',
        agreed: true,
        choice: 'a',
        hidden: 'secret',
        days: [{ cost: 2 }, { cost: 3 }],
      },
    },
    {
      types: fieldTypes,
      context: { locale, translate: translatorOf(locale) },
      formulas: formulaEngine,
    },
  )[0];

describe('the texts of a mail', () => {
  test.each([
    ['Beste {{ {name} }},', 'Beste Ada <b>,'],
    ['{{ {choice} }}: {{ {agreed} }}', 'Appel: Ja'],
    ['{{ SUM({days.cost}) }} euro', '5 euro'],
    [`Nummer {{ {${numberReference}} }}`, 'Nummer PF-000001'],
    ['[{{ {hidden} }}]', '[]'],
    ['[{{ {gone} }}{{ 1 / 0 }}]', '[]'],
    ['Zonder velden', 'Zonder velden'],
    ['', ''],
  ])('%j reads %j', (template, expected) => {
    expect(fill(template)).toBe(expected);
  });

  test('are in the language of the mail', () => {
    expect(fill('{{ {agreed} }}', 'de-DE')).toBe('Ja');
    expect(fill('{{ {agreed} }}', 'en-GB')).toBe('Yes');
  });

  test('say nothing for the number of a form without numbers', () => {
    expect(fill(`[{{ {${numberReference}} }}]`, 'nl-NL', null)).toBe('[]');
  });
});
