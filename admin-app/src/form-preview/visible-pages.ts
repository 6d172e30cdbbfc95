import type { Session } from '@form-builder/core/session/session.ts';

/** The next page in a direction that a visitor sees, if there is one. */
export function nextVisible(session: Session, from: number, step: -1 | 1): number | undefined {
  for (let index = from + step; index >= 0 && index < session.pages.length; index += step) {
    if (session.pages[index]?.visible) return index;
  }
  return undefined;
}
