import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import type { Provider } from '@form-builder/core/contract/staff/settings/providers.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { createTranslator } from '@form-builder/core/messages/translate.ts';
import { browserClock } from '../../form-preview/browser-clock.ts';
import type { EditedVersion } from '../document/edited-version.ts';
import type { TranslateDescriptor } from '../editor/editor-texts.ts';
import { findOutdatedBlocks } from './blocks/find-outdated-blocks.ts';
import type { NewestBlocks } from './blocks/newest-blocks-query.ts';
import { findProblems, languageContext } from './find-problems.ts';
import type { EditorProblem } from './problem.ts';
import { providedServices } from './provided-services.ts';

export { newestBlocksQuery } from './blocks/newest-blocks-query.ts';
export { unconfiguredFields } from './find-problems.ts';

/** What the editor knows besides the edited version. */
export interface EditorKnowledge {
  readonly texts: TranslateDescriptor;
  readonly locale: string;
  /** Includes the messages for staff. */
  readonly messages: Parameters<typeof createTranslator>[1];
  readonly version: Pick<Version, 'languages' | 'translations' | 'translation_notes'>;
  readonly plainWordLines: unknown;
  readonly checksPlainLanguage: boolean;
  /** `undefined` until they are loaded. */
  readonly providers: readonly Provider[] | undefined;
  readonly newestBlocks: NewestBlocks | undefined;
}

/** Finds the problems of the edited version, and the building blocks in it that have a newer version. */
export function checkVersion(
  document: EditedVersion,
  knowledge: EditorKnowledge,
): readonly EditorProblem[] {
  const { texts, locale, messages, version, providers, newestBlocks } = knowledge;
  const context = {
    types: fieldTypes,
    clock: browserClock,
    ...languageContext(version, knowledge.plainWordLines),
    ...providedServices(providers),
    checksPlainLanguage: knowledge.checksPlainLanguage,
  };
  const translate = createTranslator(locale, messages);
  return [
    ...findProblems(document, context, { texts, locale, translate }),
    ...(newestBlocks ? findOutdatedBlocks(document, newestBlocks, texts) : []),
  ];
}
