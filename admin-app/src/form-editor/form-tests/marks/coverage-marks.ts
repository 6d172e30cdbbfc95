import type { CoverageItem } from '@form-builder/core/form-tests/coverage-item.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { plural, t } from '@lingui/core/macro';
import type { EditedVersion } from '../../document/edited-version.ts';
import { findField } from '../../document/place.ts';
import type { CoverageMarks } from '../coverage-context.ts';

/** The longest list of options in a mark. */
const maxNames = 3;

/** Describes what no test covers: at each field in full, at each page as a number. */
export function describeCoverage(
  untested: readonly CoverageItem[],
  { pages }: Pick<EditedVersion, 'pages'>,
): CoverageMarks {
  const byPlace = new Map<string, CoverageItem[]>();
  for (const item of untested) byPlace.set(item.at, [...(byPlace.get(item.at) ?? []), item]);
  const marks = new Map<string, string>();
  for (const [at, items] of byPlace) {
    const field = findField(pages, at)?.field;
    if (field) marks.set(at, describeField(field, items));
  }
  for (const { id, properties } of pages) {
    const fields = [...iterateFields([{ id, title: '', properties }])].map(({ field }) => field.id);
    const count = [id, ...fields].flatMap((place) => byPlace.get(place) ?? []).length;
    if (count > 0) marks.set(id, t`${count} niet getest`);
  }
  return marks;
}

function describeField(field: Field, items: readonly CoverageItem[]): string {
  const { options = [], logic = [] } = field;
  const parts = (kind: CoverageItem['kind']) => items.filter((item) => item.kind === kind);
  const numbers = (kind: CoverageItem['kind']) =>
    parts(kind).map(({ part }) => logic.findIndex(({ id }) => id === part) + 1);
  const names = parts('option').map(
    ({ part }) => options.find(({ id }) => id === part)?.label ?? '',
  );
  return [
    ...parts('field').map(() => t`niet getest`),
    ...(names.length > 0 ? [describeOptions(names)] : []),
    ...numbers('rule_matches').map((number) => t`regel ${number} nooit van toepassing`),
    ...numbers('rule_fails').map((number) => t`regel ${number} altijd van toepassing`),
  ].join(' · ');
}

function describeOptions(names: readonly string[]): string {
  const listed = names.slice(0, maxNames).join(', ');
  const shown = names.length > maxNames ? `${listed} …` : listed;
  return plural(names.length, {
    one: `keuze niet getest: ${shown}`,
    other: `keuzes niet getest: ${shown}`,
  });
}
