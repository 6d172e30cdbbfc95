import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { pagesSchema } from '@form-builder/core/form/pages-schema.ts';
import type { LogicRule } from '@form-builder/core/logic/logic-rule.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { fieldTypeEntries } from '../../field-types/field-type-entries.ts';
import type { EditedVersion } from '../document/edited-version.ts';
import { locatedFields } from '../document/place.ts';
import { versionSelected } from '../editor/selection.ts';
import type { Texts } from '../editor/editor-texts.ts';
import { isValueMissing } from '../logic/rule-targets.ts';
import { conditionsOf } from '../logic/rule-changes.ts';
import type { EditorProblem } from './problem.ts';

type Fields = ReadonlyMap<string, Field>;

/** Everything in the version that should be mended before it is published, in reading order. */
export function findProblems(version: EditedVersion, texts: Texts): readonly EditorProblem[] {
  const fields: Fields = new Map(
    Array.from(locatedFields(version.pages), ({ field }) => [field.id, field]),
  );
  return [
    ...formProblems(version, fields),
    ...pageProblems(version),
    ...[...fields.values()].flatMap((field) => fieldProblems(field, fields, texts)),
  ];
}

function formProblems({ title, pages }: EditedVersion, fields: Fields): readonly EditorProblem[] {
  const texts: MessageDescriptor[] = [];
  if (fields.size === 0) texts.push(msg`Het formulier heeft nog geen velden.`);
  const parsed = v.safeParse(pagesSchema, pages);
  if (!parsed.success) {
    const reasons = parsed.issues.map(({ message }) => message).join('; ');
    texts.push(msg`Het formulier kan zo niet worden opgeslagen: ${reasons}`);
  }
  return texts.map((text, index) => ({
    key: `form ${index}`,
    text,
    at: versionSelected,
    where: title,
  }));
}

function pageProblems({ pages }: EditedVersion): readonly EditorProblem[] {
  return pages.flatMap((page, index) => {
    const texts: MessageDescriptor[] = [];
    if (page.title.trim() === '') texts.push(msg`De pagina heeft geen titel.`);
    if (page.properties.length === 0 && pages.length > 1) {
      texts.push(msg`De pagina heeft geen velden.`);
    }
    return texts.map((text, position) => ({
      key: `${page.id} ${position}`,
      text,
      at: { kind: 'page', id: page.id } as const,
      where: page.title || `${index + 1}`,
    }));
  });
}

function fieldProblems(field: Field, fields: Fields, texts: Texts): readonly EditorProblem[] {
  const found = [
    ...labelProblems(field),
    ...optionProblems(field),
    ...(field.logic ?? []).flatMap((rule, index) => ruleProblems(rule, index + 1, fields)),
  ];
  return found.map((text, index) => ({
    key: `${field.id} ${index}`,
    text,
    at: { kind: 'field', id: field.id },
    where: field.label || texts(fieldTypeEntries[field.type].name),
  }));
}

function labelProblems(field: Field): readonly MessageDescriptor[] {
  const needsLabel = fieldTypes[field.type].role !== 'content';
  return needsLabel && field.label.trim() === '' ? [msg`Het veld heeft geen label.`] : [];
}

function optionProblems(field: Field): readonly MessageDescriptor[] {
  if (!fieldTypes[field.type].settings.some((name) => name === 'options')) return [];
  const labels = (field.options ?? []).map(({ label }) => label.trim());
  if (labels.length === 0) return [msg`Het veld heeft geen keuzes.`];
  const found: MessageDescriptor[] = [];
  if (labels.includes('')) found.push(msg`Een keuze heeft geen tekst.`);
  const written = labels.filter((label) => label !== '');
  if (new Set(written).size < written.length) {
    found.push(msg`Twee keuzes hebben dezelfde tekst.`);
  }
  return found;
}

function ruleProblems(
  rule: LogicRule,
  number: number,
  fields: Fields,
): readonly MessageDescriptor[] {
  const found = [...conditionsOf(rule.condition_group)].flatMap((condition) => {
    if (condition.target === null) return [msg`Regel ${number}: kies een veld.`];
    const target = fields.get(condition.target);
    if (!target)
      return [msg`Regel ${number}: het veld waar de regel naar kijkt, bestaat niet meer.`];
    return isValueMissing(condition, target) ? [msg`Regel ${number}: vul een waarde in.`] : [];
  });
  return rule.actions.length === 0
    ? [...found, msg`Regel ${number}: kies wat de regel doet.`]
    : found;
}
