/** The levels of assurance of DigiD, from low to high. */
export const digidLevels = ['basis', 'midden', 'substantieel', 'hoog'] as const;

/** The levels of assurance of eHerkenning, from low to high. */
export const eherkenningLevels = ['EH2', 'EH2+', 'EH3', 'EH4'] as const;

const families = [digidLevels, eherkenningLevels] as const;

/** Of DigiD and of eHerkenning, from low to high. */
export const assuranceLevels = families.flat();
export type AssuranceLevel = (typeof families)[number][number];

/** Whether a level is sufficient; levels of DigiD and eHerkenning cannot be compared. */
export function isLevelEnough(
  level: AssuranceLevel | null,
  least: AssuranceLevel | null | undefined,
): boolean {
  if (!least) return true;
  const family: readonly string[] | undefined = families.find((levels: readonly string[]) =>
    levels.includes(least),
  );
  return level !== null && family !== undefined && family.indexOf(level) >= family.indexOf(least);
}

/** Whether one level is lower than another one of its family. */
export const isLowerLevel = (one: AssuranceLevel, other: AssuranceLevel): boolean =>
  one !== other && isLevelEnough(other, one);

/** The higher of two levels of one family; the first when they cannot be compared. */
export function higherLevel(
  one: AssuranceLevel | null | undefined,
  other: AssuranceLevel | null | undefined,
): AssuranceLevel | null {
  if (!one || !other) return one ?? other ?? null;
  return isLevelEnough(other, one) ? other : one;
}
