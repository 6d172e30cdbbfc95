/** The result of one check of an installation. */
export interface StatusCheck {
  /** What was checked, in a word that does not change. */
  readonly id: string;
  /** `warning`: it works, but not as a municipality may expect. */
  readonly state: 'ok' | 'warning' | 'failed';
  /** One sentence for the operator, without personal data. */
  readonly text: string;
}

/** Runs one check; an error is its failure. */
export async function runCheck(
  id: string,
  check: () => Promise<Omit<StatusCheck, 'id'>>,
): Promise<StatusCheck> {
  try {
    return { id, ...(await check()) };
  } catch (error) {
    return { id, state: 'failed', text: error instanceof Error ? error.message : String(error) };
  }
}

export const ok = (text: string) => ({ state: 'ok', text }) as const;
export const warning = (text: string) => ({ state: 'warning', text }) as const;
export const failed = (text: string) => ({ state: 'failed', text }) as const;
