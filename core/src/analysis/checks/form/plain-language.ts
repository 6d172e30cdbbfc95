import { dutchAbbreviations, dutchOfficialese } from '../../../plain-language/dutch-words.ts';
import { createWordFinder } from '../../../plain-language/find-words.ts';
import { isPassive } from '../../../plain-language/is-passive.ts';
import { splitSentences, wordsOf } from '../../../plain-language/split-sentences.ts';
import { allTexts, type VersionText } from '../../../translations/all-texts.ts';
import type { CheckedForm } from '../../checked-form.ts';
import { createFinding, type Finding, type FindingPath } from '../../finding.ts';
import type { Check } from '../check.ts';

/** More words in a sentence are hard to follow at language level B1. */
const maxSentenceWords = 15;
const excerptWords = 6;

/**
 * Checks Dutch texts, of the pages and around them, for what makes them hard to read at language level B1: long sentences, officialese,
 * abbreviations and the passive voice. The words of the organisation precede those of the product. Hints only: a
 * computer cannot tell what is plain.
 */
export const checkPlainLanguage: Check = function* ({ definition, context }) {
  const { types, ownLanguage = 'nl', plainWords = [], checksPlainLanguage = true } = context;
  if (ownLanguage !== 'nl' || !checksPlainLanguage) return;
  const findDifficult = createWordFinder([...dutchOfficialese, ...plainWords]);
  for (const text of allTexts(versionOf({ definition, context }), types)) {
    const path = pathOf(text);
    const sentences = splitSentences(text.text);
    // No phrase matches across two sentences.
    const joined = sentences.join('\n|\n');
    for (const { difficult, plain } of findDifficult(joined))
      yield createFinding('word_difficult', path, { word: difficult, plain });
    for (const { difficult, plain } of findAbbreviations(joined))
      yield createFinding('word_shortened', path, { word: difficult, plain });
    yield* inSentences(sentences, path);
  }
};

const findAbbreviations = createWordFinder(dutchAbbreviations);

function* inSentences(sentences: readonly string[], path: FindingPath): Generator<Finding> {
  for (const sentence of sentences) {
    const words = wordsOf(sentence);
    const params = { text: words.slice(0, excerptWords).join(' '), count: words.length };
    if (words.length > maxSentenceWords) yield createFinding('sentence_long', path, params);
    if (isPassive(sentence)) yield createFinding('sentence_passive', path, { text: params.text });
  }
}

function versionOf({ definition, context }: Pick<CheckedForm, 'definition' | 'context'>) {
  const { title = '', description = '', settings = {} } = context;
  return { title, description, settings, pages: definition.pages };
}

/** The key of the title or the description of the form itself is its setting. */
const pathOf = ({ key, pageId, fieldId, setting = key }: VersionText): FindingPath => ({
  ...(pageId !== undefined && { page_id: pageId }),
  ...(fieldId !== undefined && { field_id: fieldId }),
  setting,
});
