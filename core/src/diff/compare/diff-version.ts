import type { ChangeEffect } from '../../field-types/settings/change-effect.ts';
import type { Change, SettingsGroup } from '../change.ts';
import { compareLists } from './compare-lists.ts';
import { diffMembers, diffPresence, replaced } from './diff-members.ts';
import { toRecord } from './flatten-pages.ts';
import { isRecord, namesOf, type Json, type JsonRecord } from '../json.ts';
import { versionSettingEffect } from './setting-effect.ts';
import type { VersionContent } from '../version-content.ts';

/** The effect of a change of a setting, by the member of the version that contains it. */
const settingsEffects: Readonly<Record<SettingsGroup, (name: string) => ChangeEffect>> = {
  settings: versionSettingEffect,
  submission_settings: () => 'behaviour',
  theme_settings: () => 'wording',
};

/** Returns the changes of a version itself. */
export function* diffVersion(before: VersionContent, after: VersionContent): Generator<Change> {
  const from = toRecord(before);
  const to = toRecord(after);
  for (const name of ['title', 'description'] as const) {
    if (before[name] === after[name]) continue;
    yield { kind: 'version_changed', effect: 'wording', ...replaced(from, to, name) };
  }
  yield* diffLanguages(before.languages, after.languages);
  for (const [group, effectOf] of Object.entries(settingsEffects)) {
    for (const change of diffMembers(recordOf(from[group]), recordOf(to[group]))) {
      const effect = effectOf(change.name);
      // The names are those of the table; Object.entries widens them.
      yield { kind: 'version_setting_changed', effect, group: group as SettingsGroup, ...change };
    }
  }
  for (const mark of diffPresence(from['theme_settings'], to['theme_settings'], {})) {
    yield { kind: 'version_changed', effect: 'wording', name: 'theme_settings', ...mark };
  }
  yield* diffTranslations(from['translations'], to['translations']);
}

function* diffLanguages(before: readonly string[], after: readonly string[]): Generator<Change> {
  const { removed, placed } = compareLists(before, after);
  const effect = 'wording';
  for (const language of removed) yield { kind: 'language_removed', effect, language };
  for (const { key: language, at, isMoved } of placed) {
    yield { kind: isMoved ? 'language_moved' : 'language_added', effect, language, at };
  }
}

/** Compares text by text, and then whether the list of texts became empty or absent. */
function* diffTranslations(before: Json | undefined, after: Json | undefined): Generator<Change> {
  const effect = 'wording';
  const from = recordOf(before);
  const to = recordOf(after);
  for (const language of namesOf(from, to)) {
    const [old, now] = [from[language], to[language]];
    for (const change of diffMembers(recordOf(old), recordOf(now))) {
      yield { kind: 'translation_changed', effect, language, ...change };
    }
    for (const mark of diffPresence(old, now, {})) {
      yield { kind: 'translations_changed', effect, name: language, ...mark };
    }
  }
  for (const mark of diffPresence(before, after, {})) {
    yield { kind: 'version_changed', effect, name: 'translations', ...mark };
  }
}

const recordOf = (value: Json | undefined): JsonRecord => (isRecord(value) ? value : {});
