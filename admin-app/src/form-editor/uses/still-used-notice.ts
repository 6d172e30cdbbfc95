import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TranslateDescriptor } from '../editor/editor-texts.ts';
import type { Notice } from '../editor/editor-state.ts';
import type { Use } from './find-uses.ts';
import { listCounts } from './list-counts.ts';

/** Adds to the notice that something was cut where it is still used. */
export function stillUsedNotice(
  notice: Notice,
  uses: readonly Use[],
  texts: TranslateDescriptor,
): Notice {
  const cut = texts(notice.text);
  const what = listCounts(uses, i18n);
  return {
    ...notice,
    text: msg`${cut} Nog in gebruik in ${what}. Dat werkt pas weer goed na het plakken.`,
  };
}
