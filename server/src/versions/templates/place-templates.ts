import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import { formLimits } from '@form-builder/core/form/pages-schema.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { placeTemplate } from '@form-builder/core/templates/place-template.ts';
import { isTemplateField } from '@form-builder/core/templates/is-template-field.ts';
import { mergeTranslations } from '@form-builder/core/templates/merge-translations.ts';
import { placeTranslations } from '@form-builder/core/templates/place-translations.ts';
import type { Writer } from '../../logbook/writer.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { refusePages } from './refuse-pages.ts';
import { parsePages } from '../pages/parse-pages.ts';
import { createFieldNames } from './create-field-names.ts';
import { mayBeginToUse } from './may-begin-to-use.ts';
import { selectTemplateVersions, type TemplateVersionRow } from './template-queries.ts';

interface Placement {
  readonly pages: readonly Page[];
  /** The versions of building blocks that the form's stored version holds: these may stay. */
  readonly pinned: readonly string[];
  readonly language: Language;
}

/** Pages with the fields of their building blocks, and what was placed. */
export interface PlacedPages {
  readonly pages: readonly Page[];
  readonly templateVersionIds: readonly string[];
  /** The blocks' own translations, under the ids of the placed fields. */
  readonly translations: Version['translations'];
}

/**
 * Puts the fields of every building block in place, from the version that its field pins: what was sent
 * as its children only decides ids. Refuses a version that the caller may not begin to use.
 */
export async function placeTemplates(
  writer: Writer,
  caller: Caller,
  { pages, pinned, language }: Placement,
): Promise<PlacedPages> {
  const placements = placementsIn(pages);
  if (placements.length === 0) return { pages, templateVersionIds: [], translations: {} };
  const wanted = new Set(placements.flatMap(({ template_version_id: id }) => id ?? []));
  const rows = await selectTemplateVersions(writer.tx, caller, [...wanted]);
  const versions = new Map(rows.map((row) => [row.id, row]));
  for (const id of wanted) {
    const version = versions.get(id);
    const isUsable =
      version !== undefined && (pinned.includes(id) || mayBeginToUse(caller, version));
    if (!isUsable) refusePages(language);
  }
  refuseTooMany({ pages, placements, versions, language });
  const place = placerOf(versions, createFieldNames(pages, writer.createId));
  const placed = parsePages(
    pages.map((page) => ({ ...page, properties: page.properties.map(place) })),
    language,
  );
  return {
    pages: placed,
    templateVersionIds: [...wanted],
    translations: translationsOf(placementsIn(placed), versions),
  };
}

/** The fields that stand for a building block. */
const placementsIn = (pages: readonly Page[]): readonly Field[] =>
  [...iterateFields(pages)].flatMap(({ field }) => (isTemplateField(field) ? field : []));

type Versions = ReadonlyMap<string, TemplateVersionRow>;

function versionOf(field: Field, versions: Versions): TemplateVersionRow | undefined {
  return field.template_version_id === undefined
    ? undefined
    : versions.get(field.template_version_id);
}

interface Counted {
  readonly pages: readonly Page[];
  readonly placements: readonly Field[];
  readonly versions: Versions;
  readonly language: Language;
}

/** A large block that stands in a form a thousand times is refused before its fields are made. */
function refuseTooMany({ pages, placements, versions, language }: Counted): void {
  const sizes = new Map(
    Array.from(versions, ([id, { definition }]) => [
      id,
      [...iterateFields(definition.pages)].length,
    ]),
  );
  const added = placements.map(({ template_version_id: id }) => sizes.get(id ?? '') ?? 0);
  const total = added.reduce((sum, size) => sum + size, pages.length);
  if (total > formLimits.fields) refusePages(language);
}

function placerOf(versions: Versions, createName: ReturnType<typeof createFieldNames>) {
  const place = (field: Field): Field => {
    const { children } = field;
    if (!isTemplateField(field))
      return children ? { ...field, children: children.map(place) } : field;
    const version = versionOf(field, versions);
    if (version === undefined) return { ...field, children: [] };
    return {
      ...field,
      template_id: version.form_id,
      children: placeTemplate(version.definition.pages, children ?? [], createName),
    };
  };
  return place;
}

function translationsOf(placements: readonly Field[], versions: Versions): Version['translations'] {
  const placed = placements.map((field) =>
    placeTranslations(versionOf(field, versions)?.translations ?? {}, field.children ?? []),
  );
  return mergeTranslations(...placed);
}
