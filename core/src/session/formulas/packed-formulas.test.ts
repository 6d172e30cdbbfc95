import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { fieldTypes } from '../../field-types/registry.ts';
import { buildClock, buildField, buildForm } from '../../form/build-form.ts';
import type { Field } from '../../form/form-definition.ts';
import { compile } from '../compile.ts';
import { createSession } from '../create-session.ts';
import { environment, parse, plain, resolver } from '../../formulas/build-formula.ts';
import { compileFormula } from '../../formulas/compile-formula.ts';
import formulaCases from '../../formulas/formula-cases.json' with { type: 'json' };
import { formulaEngine } from './formula-engine.ts';
import { packFormula, unpackFormula } from '../../formulas/syntax/packed-formula.ts';
import { packedFormulaSchema } from '../../formulas/syntax/packed-formula-schema.ts';
import { packFormulas } from './packed-formulas.ts';
import { sentFormulas } from './sent-formulas.ts';

describe('a formula that was sent', () => {
  test.each(formulaCases as [string, unknown][])('%s is still %j', (source, expected) => {
    const sent: unknown = JSON.parse(JSON.stringify(packFormula(parse(source))));
    const node = unpackFormula(v.parse(packedFormulaSchema, sent));
    expect(plain(compileFormula(node, resolver)(environment))).toEqual(expected);
  });

  test.each([[['+', 'a']], [['()', 'EVAL', 'a']], [[';', 'a', 'b']], [3], [null]])(
    '%j is none',
    (sent) => {
      expect(v.is(packedFormulaSchema, sent)).toBe(false);
    },
  );
});

const fields: readonly Field[] = [
  buildField('number', 'a', { label: 'Aantal {{ {a0000} }}', use_formula: true }),
  buildField('formula', 'twice', { custom_properties: { formula: 'SOM({a0000}; {a0000})' } }),
  buildField('formula', 'wrong', { custom_properties: { formula: '{a0000} +' } }),
  buildField('text-layout', 'note', {
    use_formula: true,
    custom_properties: { content: '<p>Het is {{ ALS({a0000} &gt; 2; "veel"; "weinig") }}</p>' },
  }),
];

describe('the formulas of a version', () => {
  test('are those of its fields and texts, without invalid ones', () => {
    expect(packFormulas(buildForm(...fields), fieldTypes)).toEqual({
      ' {a0000} ': 'a0000',
      'SOM({a0000}; {a0000})': ['()', 'SUM', 'a0000', 'a0000'],
      ' ALS({a0000} > 2; "veel"; "weinig") ': [
        '()',
        'IF',
        ['>', 'a0000', ['#', '2']],
        ['"', 'veel'],
        ['"', 'weinig'],
      ],
    });
  });

  test('are absent for a form without formulas', () => {
    expect(packFormulas(buildForm(buildField('text', 'a')), fieldTypes)).toBeUndefined();
  });

  test('give the same results with and without a parser', () => {
    const form = buildForm(...fields);
    const sent = sentFormulas(packFormulas(form, fieldTypes) ?? {});
    const [there, here] = [sent, formulaEngine].map((formulas) => {
      const session = createSession(compile(form, fieldTypes, { formulas }), {
        clock: buildClock(),
        answers: { a: 3 },
      });
      return fields.map(({ id }) => {
        const cell = session.findCell(id);
        return [cell?.value, cell?.field, cell?.formulaError];
      });
    });
    expect(there).toEqual(here);
    expect(here?.[1]?.[0]).toBe(6);
  });
});
