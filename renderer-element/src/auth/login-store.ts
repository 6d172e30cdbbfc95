import type { AssuranceLevel } from '@form-builder/core/field-types/settings/assurance-level.ts';
import { loginHeaderPrefix } from '@form-builder/core/contract/visitor/login-constants.ts';
import { tabDataKey } from '../requests/form-address.ts';
import type { ServerDraft } from '../requests/form-services.ts';

/** A login that was started and for which the visitor was redirected. */
export interface LoginAttempt {
  readonly provider: string;
  /** Exchanged for a token, together with the returned code. */
  readonly verifier: string;
  /** The key of the login field; absent when the form itself requires the login. */
  readonly cellKey: string | undefined;
  /** The requested minimum level of assurance. */
  readonly minLevel?: AssuranceLevel | undefined;
  /** The link of a person who logs in to co-sign. */
  readonly signing?: ServerDraft | undefined;
}

/** The data that a tab stores for one form; it never contains answers. */
export interface TabData {
  /** Login tokens by provider. */
  readonly tokens?: Readonly<Record<string, string>>;
  readonly attempt?: LoginAttempt | undefined;
  /** The draft on the server, to restore after a login or a payment. */
  readonly saved?: ServerDraft | undefined;
}

/** Returns the data that the tab stores for a form; it is empty when the browser has no storage. */
export function readTabData(formId: string): TabData {
  try {
    const text = sessionStorage.getItem(tabDataKey(formId));
    const kept: unknown = text === null ? {} : JSON.parse(text);
    // Only this code writes under the key; any other JSON lacks these members.
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return {};
    throw error;
  }
}

/** Changes the data that the tab stores for a form; does nothing without storage. */
export function writeTabData(formId: string, change: TabData): void {
  const kept = { ...readTabData(formId), ...change };
  try {
    sessionStorage.setItem(tabDataKey(formId), JSON.stringify(kept));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Whether a visitor logged in on this form in this tab. */
export function hasLogin(formId: string): boolean {
  return Object.keys(readTabData(formId).tokens ?? {}).length > 0;
}

/** Stores a login token, or removes it. */
export function storeToken(formId: string, provider: string, token: string | undefined): void {
  const others = Object.entries(readTabData(formId).tokens ?? {}).filter(
    ([name]) => name !== provider,
  );
  const own: [string, string][] = token === undefined ? [] : [[provider, token]];
  writeTabData(formId, { tokens: Object.fromEntries([...others, ...own]) });
}

/** The headers that identify the logged-in visitor in requests about their own submission. */
export function loginHeaders(formId: string): Record<string, string> {
  const tokens = Object.entries(readTabData(formId).tokens ?? {});
  return Object.fromEntries(
    tokens.map(([provider, token]) => [`${loginHeaderPrefix}${provider}`, token]),
  );
}
