import { fillPlaceholders } from '@form-builder/core/contract/staff/settings/data-source.ts';
import { maxDataInputCharacters } from '@form-builder/core/form/variables/data-limits.ts';
import { ProviderError } from '../../provider-error.ts';
import type { DataInputs } from '../data-source.ts';
import type { RestSettings } from './rest-settings.ts';

/**
 * The address to ask. Values are escaped, so that they cannot add a part to the path or a parameter; a value that
 * would still change the path, such as `..`, is rejected.
 */
export function buildUrl({ url, path }: RestSettings, inputs: DataInputs): URL {
  const [pathPart, query] = splitAt(path, '?');
  const valueOf = (name: string) => encodeURIComponent(valueIn(inputs, name));
  const filled = pathPart
    .split('/')
    .map((segment) => {
      const value = fillPlaceholders(segment, valueOf);
      const isDots = value === '.' || value === '..';
      if (isDots || (value === '' && segment !== '')) throw new ProviderError('refused');
      return value;
    })
    .join('/');
  const base = new URL(url);
  const { origin } = base;
  const below = base.pathname.replace(/\/$/, '');
  const asked = new URL(`${origin}${below}${filled}`);
  if (query !== undefined) asked.search = fillPlaceholders(query, valueOf);
  if (asked.origin !== origin) throw new ProviderError('not_allowed');
  return asked;
}

/** The body to send; values are texts in JSON and cannot change its structure. */
export function buildBody({ body }: RestSettings, inputs: DataInputs): string | undefined {
  if (body === '') return undefined;
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return fillPlaceholders(value, (name) => valueIn(inputs, name));
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fill(one)]));
  };
  return JSON.stringify(fill(parseTemplate(body)));
}

function parseTemplate(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new ProviderError('not_configured', { cause });
  }
}

function valueIn(inputs: DataInputs, name: string): string {
  const value = Object.hasOwn(inputs, name) ? (inputs[name] ?? '').trim() : '';
  // Control characters have no place in a value.
  const isUsable = /^\P{Cc}+$/u.test(value) && value.length <= maxDataInputCharacters;
  if (!isUsable) throw new ProviderError('refused');
  return value;
}

/** Splits a text in two at the first separator. */
function splitAt(whole: string, separator: string): readonly [string, string | undefined] {
  const at = whole.indexOf(separator);
  return at < 0 ? [whole, undefined] : [whole.slice(0, at), whole.slice(at + 1)];
}
