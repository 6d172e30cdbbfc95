import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TranslationGroup } from './translation-groups.ts';

/** The name of a page with texts, or of the texts around the pages. */
export function groupName({ pageId, title }: TranslationGroup, i18n: I18n): string {
  if (pageId === null) return i18n._(msg`Titel en algemene teksten`);
  return title || i18n._(msg`Pagina zonder titel`);
}
