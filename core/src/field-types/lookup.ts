/**
 * Where an answer was looked up. On submission the server compares it with the data that it returned
 * or has itself: made-up answers are never accepted as looked-up ones.
 */
export type LookUpSource = 'addresses' | 'companies' | 'lists' | 'cases';

/** The proof that the server adds to a looked-up answer, to recognise it; removed once it is final. */
export interface Proven {
  readonly proof?: string;
}

/**
 * Whether the answer comes from the source of a look-up instead of from the visitor's input: a company that is
 * confirmed, an address or item with the id it has there, a login.
 */
export function isLookedUp(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  if ('is_confirmed' in answer) return answer.is_confirmed === true;
  return 'id' in answer || 'authenticated_at' in answer;
}
