import type { FormType } from '@form-builder/core/contract/staff/forms/forms.ts';
import type { Page } from '@form-builder/core/form/form-definition.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import type { Writer } from '../logbook/writer.ts';
import { assertVersionFeatures } from '../features/assert-version-features.ts';
import { selectDefaultTheme } from '../themes/tenant-themes-queries.ts';
import type { Caller } from '../platform/http/caller.ts';
import { RequestError } from '../platform/request-error.ts';
import { contentOf } from './content/content-of.ts';
import { getVersion } from './get-version.ts';
import { insertVersion, type NewVersion } from './insert-version.ts';
import { rejectNewPatterns } from './pages/reject-patterns.ts';
import { assertPlaceable } from './templates/assert-placeable.ts';
import { placeTemplates } from './templates/place-templates.ts';

/** The first version of a new form: empty, a copy, or made of given pages. */
export interface FirstVersion {
  readonly formId: string;
  readonly type: FormType;
  readonly title: string;
  readonly sourceVersionId?: string | undefined;
  readonly pages?: readonly Page[] | undefined;
  readonly language: Language;
}

/** Creates the first version of a form; returns its id. */
export async function insertFirstVersion(
  writer: Writer,
  caller: Caller,
  first: FirstVersion,
): Promise<string> {
  const { formId, title } = first;
  return insertVersion(writer, { ...(await firstContent(writer, caller, first)), formId, title });
}

async function firstContent(
  writer: Writer,
  caller: Caller,
  { type, sourceVersionId, pages, language }: FirstVersion,
): Promise<Omit<NewVersion, 'formId' | 'title'>> {
  if (sourceVersionId !== undefined) {
    const source = await getVersion(writer, caller, sourceVersionId);
    if (source.type !== type) throw new RequestError('not_found');
    await assertVersionFeatures(writer.tx, source, language);
    return contentOf(writer, source);
  }
  const look = type === 'form' ? await defaultLook(writer) : {};
  if (pages === undefined) return look;
  rejectNewPatterns([], pages, language);
  const placed = await placeTemplates(writer, caller, { pages, pinned: [], language });
  assertPlaceable(type, { pages: placed.pages }, language);
  await assertVersionFeatures(writer.tx, { definition: placed }, language);
  return { ...look, ...placed };
}

/** A copy of the tenant's default theme. */
async function defaultLook({
  tx,
}: Writer): Promise<Pick<NewVersion, 'settings' | 'theme_settings'>> {
  const theme = await selectDefaultTheme(tx);
  if (theme === undefined) return {};
  return {
    theme_settings: { ...theme.settings, theme_id: theme.id },
    ...(theme.css !== '' && { settings: { 'theme.css': theme.css } }),
  };
}
