import { ApiError } from '@form-builder/core/client/create-client.ts';
import type { GlossaryTerm } from '@form-builder/core/contract/staff/settings/glossary.ts';
import { api } from '../api/client.ts';
import type { EditedTerm } from './edited-term.ts';
import { contentOf, mergeTerm, valuesOf, type MergedTerm, type TermValues } from './term-values.ts';

/** What became of saving a term. */
export type SavedTerm =
  | {
      readonly status: 'saved';
      readonly term: GlossaryTerm;
      /** The changes of somebody else that were saved along; `null` when there were none. */
      readonly mergedWith: GlossaryTerm | null;
    }
  /** Somebody else changed the same words into something else; nothing was saved. */
  | { readonly status: 'conflict'; readonly theirs: GlossaryTerm; readonly merged: MergedTerm }
  /** Somebody else deleted the term; nothing was saved. */
  | { readonly status: 'deleted' };

/**
 * Saves what was made of a term. When somebody else saved it since it was read, different changes are put together
 * and saved; the same ones are returned, for the user to choose.
 */
export async function saveTerm(read: EditedTerm, values: TermValues): Promise<SavedTerm> {
  if (read.id === undefined) {
    const { data } = await api.createGlossaryTerm({ body: contentOf(values) });
    return { status: 'saved', term: data, mergedWith: null };
  }
  const { id } = read;
  let [base, wanted]: [EditedTerm, TermValues] = [read, values];
  let mergedWith: GlossaryTerm | null = null;
  for (;;) {
    const term = await replaceTerm(id, base, wanted);
    if (term !== 'changed') return { status: 'saved', term, mergedWith };
    const theirs = (await api.listGlossaryTerms()).data.find((one) => one.id === id);
    if (theirs === undefined) return { status: 'deleted' };
    const merged = mergeTerm(valuesOf(base), wanted, valuesOf(theirs));
    if (merged.conflicts.length > 0) return { status: 'conflict', theirs, merged };
    [base, wanted, mergedWith] = [theirs, merged.values, theirs];
  }
}

/** `changed`: the term is no longer what was read. */
async function replaceTerm(
  id: string,
  { revision = 0 }: EditedTerm,
  values: TermValues,
): Promise<GlossaryTerm | 'changed'> {
  try {
    const { data } = await api.updateGlossaryTerm({
      params: { id },
      headers: { 'if-match': `"${String(revision)}"` },
      body: contentOf(values),
    });
    return data;
  } catch (error) {
    const code = error instanceof ApiError ? error.problem?.code : undefined;
    if (code === 'stale' || code === 'not_found') return 'changed';
    throw error;
  }
}
