/**
 * @typedef {object} UpdateNotice
 * @property {() => number} now milliseconds since the epoch
 * @property {Readonly<Record<'text' | 'refresh' | 'hide' | 'warning' | 'close', string>>} texts
 * @property {HTMLElement} parent where the notice is put
 * @property {() => void} refresh lets the new version take over
 */
/**
 * Tells of a new version, on the day for it. Hiding the notice warns first that an old version may
 * cause problems.
 * @param {UpdateNotice} notice
 */
export function announceUpdate({ now, texts, parent, refresh }: UpdateNotice): void;
export type UpdateNotice = {
  /**
   * milliseconds since the epoch
   */
  now: () => number;
  texts: Readonly<Record<'text' | 'refresh' | 'hide' | 'warning' | 'close', string>>;
  /**
   * where the notice is put
   */
  parent: HTMLElement;
  /**
   * lets the new version take over
   */
  refresh: () => void;
};
