import type { StoredReport } from './stored-reports.ts';
import { countDifferences, type Report } from './visitor.ts';
import { logProgress } from './log-progress.ts';

/** The losses, which must be empty. */
export interface Losses {
  readonly lostCharacters: number;
  readonly lostSubmissions: number;
  readonly doubledSubmissions: number;
}

/** Compares what visitors wrote and saw confirmed with what staff find. */
export function countLosses(reports: readonly Report[], kept: readonly StoredReport[]): Losses {
  const losses = { lostCharacters: 0, lostSubmissions: 0, doubledSubmissions: 0 };
  for (const { mark, text, street, number, lostCharacters } of reports) {
    const found = kept.filter((one) => one.text.startsWith(`${mark} `));
    const [own] = found;
    losses.lostCharacters += lostCharacters;
    if (number === null || own === undefined || own.number !== number) {
      losses.lostSubmissions += 1;
      logProgress(`${mark}: confirmed ${String(number)}, staff find ${JSON.stringify(found)}`);
    }
    if (own)
      losses.lostCharacters +=
        countDifferences(text, own.text) + countDifferences(street, own.street);
    losses.doubledSubmissions += Math.max(0, found.length - 1);
  }
  const numbers = kept.map(({ number }) => number);
  losses.doubledSubmissions += numbers.length - new Set(numbers).size;
  return losses;
}
