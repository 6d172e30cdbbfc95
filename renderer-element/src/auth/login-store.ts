import { loginHeaderPrefix } from '@form-builder/core/contract/visitor/login-constants.ts';
import { tabDataKey } from '../requests/form-address.ts';
import type { ServerDraft } from '../requests/form-services.ts';

/** A login that a visitor has left the page for. */
export interface LoginAttempt {
  readonly provider: string;
  /** Changes the code that comes back into a token, together with it. */
  readonly verifier: string;
  /** The field whose button it was; absent when the form itself asks. */
  readonly cellKey: string | undefined;
}

/** What one form keeps for as long as its tab is open: never answers. */
export interface TabData {
  /** Tokens of logins, by provider. */
  readonly tokens?: Readonly<Record<string, string>>;
  readonly attempt?: LoginAttempt | undefined;
  /** The draft on the server, for the way back from a login or a payment. */
  readonly saved?: ServerDraft | undefined;
}

/** What the tab keeps of a form; nothing where the browser has no storage. */
export function readTabData(formId: string): TabData {
  try {
    const text = sessionStorage.getItem(tabDataKey(formId));
    const kept: unknown = text === null ? {} : JSON.parse(text);
    // Only we write under this key; a stranger's text has none of the members.
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return {};
    throw error;
  }
}

/** Changes what the tab keeps of a form; without storage nothing is kept. */
export function writeTabData(formId: string, change: TabData): void {
  const kept = { ...readTabData(formId), ...change };
  try {
    sessionStorage.setItem(tabDataKey(formId), JSON.stringify(kept));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Whether somebody logged in on this form in this tab. */
export function hasLogin(formId: string): boolean {
  return Object.keys(readTabData(formId).tokens ?? {}).length > 0;
}

/** Keeps the token of a login, or forgets it. */
export function storeToken(formId: string, provider: string, token: string | undefined): void {
  const others = Object.entries(readTabData(formId).tokens ?? {}).filter(
    ([name]) => name !== provider,
  );
  const own: [string, string][] = token === undefined ? [] : [[provider, token]];
  writeTabData(formId, { tokens: Object.fromEntries([...others, ...own]) });
}

/** The headers that show who is logged in, for what belongs to the visitor's own submission. */
export function loginHeaders(formId: string): Record<string, string> {
  const tokens = Object.entries(readTabData(formId).tokens ?? {});
  return Object.fromEntries(
    tokens.map(([provider, token]) => [`${loginHeaderPrefix}${provider}`, token]),
  );
}
