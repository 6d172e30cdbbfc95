import { readFileSync } from 'node:fs';

/**
 * @typedef {object} Figure one measured number, printed as one JSON object on one line
 * @property {string} name
 * @property {number} value
 * @property {string} unit
 * @property {number | null} against the budget or the peer it is held against, in the same unit
 */

/**
 * @typedef {object} Budget
 * @property {string} unit
 * @property {number} [atMost]
 * @property {number} [atLeast]
 * @property {number} [atMostTimes] how many times the peer measured in the same run
 * @property {number} [atMostMore] how much more than that peer
 */

/** @type {Readonly<Record<string, Budget | undefined>>} */
const budgetByName = JSON.parse(readFileSync(new URL('../budgets.json', import.meta.url), 'utf8'));

/**
 * Compares a measured number with its budget, if it has one.
 * @param {string} name
 * @param {number} value
 * @param {string} unit
 * @returns {Figure}
 */
export function toFigure(name, value, unit) {
  const { atMost, atLeast } = budgetByName[name] ?? {};
  return { name, value, unit, against: atMost ?? atLeast ?? null };
}

/**
 * The names of figures over their budget.
 * @param {readonly Figure[]} figures
 */
export function findBreaches(figures) {
  return figures.filter(isOver).map(({ name }) => name);
}

/** @param {Figure} figure */
function isOver({ name, value, against }) {
  const {
    atMost = Infinity,
    atLeast = -Infinity,
    atMostTimes = Infinity,
    atMostMore = Infinity,
  } = budgetByName[name] ?? {};
  const peer = against ?? Infinity;
  return (
    value > atMost || value < atLeast || value > peer * atMostTimes || value > peer + atMostMore
  );
}

/** @param {readonly Figure[]} figures */
export function printFigures(figures) {
  for (const figure of figures) console.log(JSON.stringify(figure));
}
