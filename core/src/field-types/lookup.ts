/**
 * Where an answer was looked up. When it is sent for good, the server holds it against what it gave
 * out or has itself: made-up answers never pass for looked-up ones.
 */
export type LookUpSource = 'addresses' | 'companies' | 'lists' | 'cases';

/** What the server adds to an answer it looked up, to know it again; gone once it is final. */
export interface Proven {
  readonly proof?: string;
}
