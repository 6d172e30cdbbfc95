import { ApiError } from '@form-builder/core/client/create-client.ts';
import { t } from '@lingui/core/macro';

/** Returns the text for the user about a failed call. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return helpdeskText();
  if (error.isOffline) return t`Onbekende fout.`;
  return textByStatus(error);
}

function textByStatus(error: ApiError): string {
  const status = error.status ?? 500;
  if (status === 404) return t`Pagina of onderdeel niet gevonden.`;
  if (status === 400 || status === 422) return joinedErrors(error) ?? helpdeskText();
  if (unavailable.has(status)) return error.problem?.message ?? unavailableText();
  if (status >= 500) return helpdeskText();
  return namedMessage(error) ?? helpdeskText();
}

/**
 * Timeouts (408, 504), a server that cannot be reached behind a proxy (502), and one that says it is busy or being
 * maintained (503): the same request can succeed later.
 */
const unavailable: ReadonlySet<number> = new Set([408, 502, 503, 504]);

/** The message, with the names of the features, the quota or the submissions that it is about. */
function namedMessage({ problem }: ApiError): string | undefined {
  const names = ['features', 'quota', 'submissions'].flatMap(
    (member) => problem?.errors?.[member] ?? [],
  );
  if (problem === undefined || names.length === 0) return problem?.message;
  return `${problem.message} (${names.join(', ')})`;
}

function joinedErrors(error: ApiError): string | undefined {
  const messages = Object.values(error.problem?.errors ?? {}).flat();
  return messages.length === 0 ? error.problem?.message : messages.join('\n');
}

function unavailableText(): string {
  return t`De applicatie is momenteel niet beschikbaar. Probeer het over een paar minuten opnieuw.`;
}

function helpdeskText(): string {
  return t`Neem hiervoor contact op met de helpdesk.`;
}
