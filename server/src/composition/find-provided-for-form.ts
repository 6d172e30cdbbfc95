import { createFindProvided, type FindProvided } from '../providers/find-provided.ts';
import type { Providers } from '../providers/create-providers.ts';
import { isRetentionDecided } from '../retention/is-retention-decided.ts';

/** What the form checker knows of an organisation: its services, and whether submissions of the form end by themselves. */
export function createFindProvidedForForm(providers: Providers): FindProvided {
  const findProvided = createFindProvided(providers);
  return async (tx, place) => {
    const provided = await findProvided(tx, place);
    const { formId } = place;
    if (formId === undefined) return provided;
    return { ...provided, isRetentionDecided: await isRetentionDecided(tx, formId) };
  };
}
