/// <reference types="mocha" />

import { expect } from 'chai';
import { environment, parse, plain, resolver } from './build-formula.ts';
import { compileFormula } from './compile-formula.ts';
import { parseFormula } from './parse-formula.ts';

async function load<T>(name: string): Promise<T> {
  const response = await fetch(new URL(name, import.meta.url));
  // The tables are those that the tests in Node import.
  return (await response.json()) as T;
}

describe('the tables of formulas, in a browser', () => {
  it('give the same values', async () => {
    const cases = await load<readonly [string, unknown][]>('./formula-cases.json');
    expect(cases).to.have.length.above(300);
    for (const [source, expected] of cases) {
      const value = plain(compileFormula(parse(source), resolver)(environment));
      expect(value, source).to.deep.equal(expected);
    }
  });

  it('find the same faults in the same places', async () => {
    const cases = await load<readonly [string, string, number, number][]>('./syntax-cases.json');
    for (const [source, code, from, to] of cases) {
      expect(parseFormula(source), source).to.deep.include({ ok: false });
      expect(parseFormula(source), source)
        .to.have.property('issue')
        .that.includes({ code, from, to });
    }
  });
});
