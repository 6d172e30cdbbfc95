import {
  assuranceLevels,
  type AssuranceLevel,
} from '@form-builder/core/field-types/settings/assurance-level.ts';
import { readPairs } from '../read-pairs.ts';

/** Finds our level by its name; `null` for a name that is empty or not of a level. */
export const levelOf = (name: string): AssuranceLevel | null =>
  assuranceLevels.find((level) => level === name) ?? null;

/** Parses a setting with the values of a provider and our levels, such as `20=midden`; leaves out unknown levels. */
export const readLevels = (text: string): ReadonlyMap<string, AssuranceLevel> =>
  new Map(
    readPairs(text).flatMap(([theirs, ours]): [string, AssuranceLevel][] => {
      const level = levelOf(ours);
      return level === null ? [] : [[theirs, level]];
    }),
  );
