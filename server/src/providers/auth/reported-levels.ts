import type { AssuranceLevel } from '@form-builder/core/field-types/settings/assurance-level.ts';
import { textOf } from '../text-of.ts';
import { levelOf, readLevels } from './assurance-level-settings.ts';
import { digidProfile } from './saml/digid-profile.ts';
import { eherkenningProfile } from './saml/eherkenning-profile.ts';

/** The parts of a provider that say which levels its logins have. */
interface LoginProvider {
  readonly kind: string;
  readonly driver: string;
  readonly settings: object;
}

const profiles = new Map([
  ['digid', digidProfile],
  ['eherkenning', eherkenningProfile],
]);

/**
 * The levels of assurance that a login can report: those of its protocol, else those that its settings name. Empty for
 * another kind of provider, and for a login that reports none.
 */
export function reportedLevels({
  kind,
  driver,
  settings,
}: LoginProvider): readonly AssuranceLevel[] {
  if (kind !== 'auth') return [];
  const profile = profiles.get(driver);
  if (profile) return profile.levels.map(([level]) => level);
  const named = [...readLevels(textOf(settings, 'levels')).values()];
  const byDefault = levelOf(textOf(settings, 'default_level'));
  return [...new Set(byDefault === null ? named : [...named, byDefault])];
}
