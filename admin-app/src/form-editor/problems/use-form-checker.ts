import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { loadStaffMessages } from '@form-builder/core/messages/load-staff-messages.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { untilIdle } from '../../frame/when-idle.ts';
import { currentRegion } from '../../languages/languages.ts';
import { withTexts } from '../../languages/with-texts.ts';
import { providersQuery } from '../../providers/providers-query.ts';
import { useFeature } from '../../session/feature-state.ts';
import { sessionState } from '../../session/session-state.ts';
import { useEditor } from '../editor/editor-context.ts';
import { useDebouncedVersion } from '../editor/use-debounced-version.ts';
import type { NewestBlocksQuery } from './blocks/newest-blocks-query.ts';
import type { EditorProblem } from './problem.ts';

interface CheckedVersion {
  readonly problems: readonly EditorProblem[] | undefined;
  readonly unconfigured: string;
}

const notChecked: CheckedVersion = { problems: undefined, unconfigured: '' };

/** Until the checker is there, which knows what to read. */
const noBlocks: NewestBlocksQuery = { queryKey: ['no-blocks'], queryFn: skipToken };

/** The languages of a version, the first one its own, and its translations, which the editor does not change. */
export type CheckedTexts = Pick<Version, 'languages' | 'translations' | 'translation_notes'>;

/** Checks the edited version after each pause; no problems are known until that has happened. */
export function useFormChecker(version: CheckedTexts): CheckedVersion {
  const { texts } = useEditor();
  const document = useDebouncedVersion();
  const { plain_words: plainWordLines } = useSnapshot(sessionState).settings;
  const checksPlainLanguage = useFeature('plain_language');
  const locale = currentRegion();
  const { data: checker } = useQuery({
    queryKey: ['form-checker', locale],
    queryFn: () => loadChecker(locale),
    staleTime: Infinity,
  });
  const { data: providers } = useQuery(providersQuery);
  const { data: newestBlocks } = useQuery(checker?.newestBlocksQuery(document) ?? noBlocks);
  return useMemo(() => {
    if (!checker) return notChecked;
    const problems = checker.checkVersion(document, {
      texts,
      locale,
      version,
      plainWordLines,
      checksPlainLanguage,
      providers,
      newestBlocks,
      messages: checker.messages,
    });
    return { problems, unconfigured: checker.unconfiguredFields(problems) };
  }, [
    document,
    locale,
    checker,
    texts,
    version,
    plainWordLines,
    checksPlainLanguage,
    providers,
    newestBlocks,
  ]);
}

/** The labels of fixes are texts of panels. */
const loadFinder = withTexts(() => import('./check-version.ts'), 'panels');

/** Loads the form checker and its texts once the editor stands: what it needs would delay the first fields. */
async function loadChecker(locale: string) {
  await untilIdle();
  const [finder, messages] = await Promise.all([
    loadFinder(),
    loadStaffMessages(locale, ['names', 'details']),
  ]);
  return { ...finder, messages };
}
