import { describe, expect, test } from 'vitest';
import { fieldTypes } from '../field-types/registry.ts';
import type { Field } from '../form/form-definition.ts';
import { formulaEngine } from '../session/formulas/formula-engine.ts';
import { languages } from '../messages/languages.ts';
import { translatorOf } from '../messages/all-messages.ts';
import { summarise } from './summarise.ts';
import type { SummaryItem } from './summary.ts';
import cases from './summary-cases.json' with { type: 'json' };

const locales = { nl: 'nl-NL', en: 'en-GB', de: 'de-DE' } as const;

/** The lines of a summary; titles of groups and rows are unchanged. */
const linesOf = (items: readonly SummaryItem[]): readonly string[] =>
  items.flatMap((item) => {
    if (item.kind === 'answer') return `${item.label}: ${item.value}`;
    if (item.kind === 'group') return [item.label, ...linesOf(item.items)];
    return [item.label, ...item.rows.flatMap(({ label, items: own }) => [label, ...linesOf(own)])];
  });

describe.each(cases)('a summary $of', ({ fields, answers, isSection, lines }) => {
  test.each(languages)('reads well in %s', (language) => {
    // The table contains stored fields.
    const properties = fields as unknown as readonly Field[];
    const [page] = summarise(
      { pages: [{ id: 'page', title: 'Pagina', properties }], answers },
      fieldTypes,
      { locale: locales[language], translate: translatorOf(language) },
      { isSection: isSection ?? false, formulas: formulaEngine },
    );
    expect(linesOf(page?.items ?? [])).toEqual(lines[language]);
  });
});
