import { fieldTypes } from '../../field-types/registry.ts';
import { variableFields } from '../../form/variables/variable-field.ts';
import type { SettingInput } from '../../field-types/settings/setting-part.ts';
import type { FormatContext } from '../../messages/format-context.ts';
import { createFieldNames, nameField, type Wording } from '../../descriptions/field-names.ts';
import { nameDestinations } from '../../version-settings/read-destinations.ts';
import { quote } from '../../descriptions/quote.ts';
import type { FieldPlace } from '../change.ts';
import { textOf } from '../compare/keyed-list.ts';
import type { JsonRecord } from '../json.ts';
import type { VersionContent } from '../version-content.ts';

/**
 * Returns the name of what a setting refers to outside the form, such as a provider or a detail that a look-up finds;
 * `undefined` for an unknown one.
 */
export type NameReference = (input: SettingInput, id: string) => string | undefined;

/** The context of sentences about changes: both versions, each with its own names. */
export interface ChangeWording {
  readonly context: FormatContext;
  readonly nameReference: NameReference;
  readonly before: VersionWording;
  readonly after: VersionWording;
}

/** The names in one version. */
export interface VersionWording extends Wording {
  readonly content: VersionContent;
}

/** Creates the context of sentences about the changes between two versions. */
export function createChangeWording(
  before: VersionContent,
  after: VersionContent,
  context: FormatContext,
  nameReference: NameReference = () => undefined,
): ChangeWording {
  const words = (content: VersionContent): VersionWording => ({
    context,
    content,
    types: fieldTypes,
    names: createFieldNames(content.pages, variableFields(content.variables)),
    destinations: nameDestinations(content.settings),
  });
  return { context, nameReference, before: words(before), after: words(after) };
}

/** Returns the current name of a field, or its previous name if it was removed. */
export function nameById(fieldId: string, { before, after, context }: ChangeWording): string {
  return nameField(after.names.byId.get(fieldId) ?? before.names.byId.get(fieldId), context);
}

/** Returns the field or page with which a sentence about rules begins. */
export function subjectOf(holderId: string, words: ChangeWording): string {
  const { before, after, context } = words;
  const isPage = after.names.pagesById.has(holderId) || before.names.pagesById.has(holderId);
  return isPage
    ? context.translate('diff.subject.page', { page: namePage(holderId, words) })
    : nameById(holderId, words);
}

/** Returns the name of a stored field, option or page. */
export function nameRecord(record: JsonRecord, name: string, { context }: ChangeWording): string {
  return nameField({ label: textOf(record, name) }, context);
}

/** Returns the current name of a page, or its previous name if it was removed. */
export function namePage(pageId: string, { before, after, context }: ChangeWording): string {
  const pages = [...after.content.pages, ...before.content.pages];
  return nameTitle(pages.find(({ id }) => id === pageId)?.title ?? '', context);
}

/** A page's title in a sentence. */
export const nameTitle = (title: string, context: FormatContext): string =>
  title.trim() === '' ? context.translate('diff.unnamed_page') : quote(title, context);

/** Describes the position of a field in the version after: `on page 'You', after 'Name'`. */
export function describePlace(place: FieldPlace, words: ChangeWording): string {
  const { translate } = words.context;
  const neighbours = listAt(place, words);
  const before = place.at > 0 ? neighbours[place.at - 1] : undefined;
  const around = place.parentId
    ? { parent: nameById(place.parentId, words) }
    : { page: namePage(place.pageId, words) };
  const kind = place.parentId ? 'in' : 'page';
  return before
    ? translate(`diff.place.${kind}_after`, {
        ...around,
        neighbour: nameField(before, words.context),
      })
    : translate(`diff.place.${kind}_first`, around);
}

function listAt({ pageId, parentId }: FieldPlace, { after }: ChangeWording) {
  const list = parentId
    ? after.names.byId.get(parentId)?.children
    : after.content.pages.find(({ id }) => id === pageId)?.properties;
  return list ?? [];
}
