import type { EmbeddingObstacle } from '@form-builder/core/contract/staff/settings/allowed-origins.ts';

/** Where the form comes from, and the page that it is in. */
export interface Embedding {
  readonly page: URL;
  readonly formOrigin: string;
}

type Policy = ReadonlyMap<string, readonly string[]>;

/** The directives that decide about each use, the first that a policy has (Content Security Policy Level 3). */
const uses: readonly { readonly names: readonly string[]; readonly obstacle: EmbeddingObstacle }[] =
  [
    { names: ['script-src-elem', 'script-src', 'default-src'], obstacle: 'script_blocked' },
    { names: ['connect-src', 'default-src'], obstacle: 'calls_blocked' },
  ];

/**
 * What the page's policies keep a form from. `policies`: the values of its `Content-Security-Policy` headers and
 * `meta` elements; every one of them has to allow a use.
 */
export function findPolicyObstacles(
  policies: readonly string[],
  embedding: Embedding,
): readonly EmbeddingObstacle[] {
  const parsed = policies.flatMap((policy) => policy.split(',')).map(parsePolicy);
  return uses
    .filter(({ names }) => parsed.some((policy) => !isAllowed(policy, names, embedding)))
    .map(({ obstacle }) => obstacle);
}

/** A directive that stands twice counts once, as it first stands. */
function parsePolicy(text: string): Policy {
  const policy = new Map<string, readonly string[]>();
  for (const directive of text.split(';')) {
    const [name, ...sources] = directive.trim().split(/\s+/);
    if (name !== undefined && name !== '' && !policy.has(name.toLowerCase()))
      policy.set(name.toLowerCase(), sources);
  }
  return policy;
}

function isAllowed(policy: Policy, names: readonly string[], embedding: Embedding): boolean {
  const deciding = names.find((name) => policy.has(name));
  if (deciding === undefined) return true;
  const sources = policy.get(deciding) ?? [];
  // The editor of the page can give the script tag its nonce: nothing here shows whether they did.
  const isByNonce = sources.some((source) => source.startsWith("'nonce-"));
  return isByNonce || sources.some((source) => matches(source, embedding));
}

function matches(source: string, { page, formOrigin }: Embedding): boolean {
  const form = new URL(formOrigin);
  if (source === "'self'") return page.origin === form.origin;
  if (source === '*') return true;
  if (/^[a-z][a-z0-9+.-]*:$/i.test(source)) return source.toLowerCase() === form.protocol;
  const parts = /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\*\.)?([^/:]+)(?::(\d+|\*))?(?:\/.*)?$/i.exec(
    source,
  );
  if (parts === null) return false;
  const [, scheme, wildcard, host = '', port] = parts;
  const isScheme = scheme === undefined || `${scheme.toLowerCase()}:` === form.protocol;
  const name = host.toLowerCase();
  const isHost =
    wildcard === undefined ? form.hostname === name : form.hostname.endsWith(`.${name}`);
  return isScheme && isHost && isPortOf(form, port);
}

const isPortOf = (form: URL, port = ''): boolean =>
  port === '*' || port === form.port || port === defaultPort(form);

const defaultPort = ({ protocol, port }: URL): string | undefined =>
  port === '' ? (protocol === 'https:' ? '443' : '80') : undefined;
