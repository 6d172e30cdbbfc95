import { createConfig, lintFromString, type Oas3Rule } from '@redocly/openapi-core';
import { apiDesignRules } from './rules.ts';

/** The errors of an OpenAPI document, by its own standard and by the rules; one per line. */
export async function lintApi(document: object): Promise<readonly string[]> {
  const config = await createConfig(
    { extends: ['recommended-strict'], rules: byFullName(() => 'error' as const) },
    { plugins: [{ id: 'adr', rules: { oas3: byFullName((rule) => rule) } }] },
  );
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: '/openapi.json',
    config,
  });
  return problems.map(
    ({ ruleId, message, location }) => `${location[0]?.pointer ?? '#'}  ${ruleId}: ${message}`,
  );
}

/** Something for each rule, by the name that the linter knows it by. */
function byFullName<T>(toValue: (rule: Oas3Rule) => T): Record<string, T> {
  return Object.fromEntries(
    Object.entries(apiDesignRules).map(([name, rule]) => [`adr/${name}`, toValue(rule)]),
  );
}
