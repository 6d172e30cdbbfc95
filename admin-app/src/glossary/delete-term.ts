import { ApiError } from '@form-builder/core/client/create-client.ts';
import type { GlossaryTerm } from '@form-builder/core/contract/staff/settings/glossary.ts';
import { api } from '../api/client.ts';

/** Deletes a term as it was read. When somebody else changed it since, returns theirs, and deletes nothing. */
export async function deleteTerm({ id, revision }: GlossaryTerm): Promise<GlossaryTerm | null> {
  try {
    const headers = { 'if-match': `"${String(revision)}"` };
    await api.deleteGlossaryTerm({ params: { id }, headers });
    return null;
  } catch (error) {
    const code = error instanceof ApiError ? error.problem?.code : undefined;
    // Somebody else deleted it, which was wanted.
    if (code === 'not_found') return null;
    if (code !== 'stale') throw error;
    return (await api.listGlossaryTerms()).data.find((one) => one.id === id) ?? null;
  }
}
