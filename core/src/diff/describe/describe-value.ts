import * as v from 'valibot';
import type { FormatContext } from '../../messages/format-context.ts';
import { formatNumber } from '../../formats/format-number.ts';
import { quote } from '../../descriptions/quote.ts';
import { destinationsSchema, type Destination } from '../../version-settings/destination.ts';
import { readIntegrations } from '../../version-settings/integrations/integration-settings.ts';
import { themeColourNames } from '../../theme/theme-colours.ts';
import { isList, isRecord, type Json } from '../json.ts';
import { nameById, type ChangeWording } from './change-wording.ts';
import { nameLogins } from './name-logins.ts';

/** An empty text, list or record. */
const isEmptyJson = (value: Json) =>
  value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** A value that a sentence cannot quote: a structure, or an id without a name. */
export const withoutWords = Symbol('without words');

/** The words of a value; `undefined` for no value. */
export type DescribedValue = string | typeof withoutWords | undefined;

/** Describes a value for a sentence; never as JSON or by an id. */
export function describeValue(value: Json | undefined, words: ChangeWording): DescribedValue {
  const { context } = words;
  if (value === undefined || value === null) return undefined;
  if (isEmptyJson(value)) return context.translate('describe.empty');
  if (typeof value === 'boolean') return context.translate(value ? 'summary.yes' : 'summary.no');
  if (typeof value === 'number') return formatNumber(value, context.locale);
  if (typeof value === 'string') return describeText(value, words);
  return (
    describeColours(value, context) ??
    describeDestinations(value, words) ??
    describeLogins(value, words) ??
    describeTexts(value, words) ??
    withoutWords
  );
}

const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/iu;

/** Whether a text is or has in it what only computers read: an id, or JSON. */
export const isForComputers = (text: string): boolean => uuid.test(text) || text.includes('{"');

function describeText(text: string, words: ChangeWording): string | typeof withoutWords {
  if (hasName(text, words)) return nameById(text, words);
  return isForComputers(text) ? withoutWords : quote(text, words.context);
}

const hasName = (id: string, { before, after }: ChangeWording): boolean =>
  uuid.test(id) && (after.names.byId.has(id) || before.names.byId.has(id));

/** Describes a list of texts or numbers; `undefined` for other values, and for ids. */
function describeTexts(value: Json, words: ChangeWording): string | undefined {
  if (!isList(value)) return undefined;
  const items = value.map((item) =>
    typeof item === 'string' || typeof item === 'number' ? describeValue(item, words) : undefined,
  );
  return items.every((item) => typeof item === 'string') ? items.join(', ') : undefined;
}

/** Describes the colours of a theme by their names; `undefined` for other values. */
function describeColours(value: Json, { translate }: FormatContext): string | undefined {
  if (!isRecord(value)) return undefined;
  const colours = themeColourNames.flatMap((name) => {
    const colour = value[name];
    return typeof colour === 'string' ? `${translate(`theme.colour_${name}`)} ${colour}` : [];
  });
  return colours.length === Object.keys(value).length ? colours.join(', ') : undefined;
}

/** Describes destinations by their names and settings; `undefined` for other values. */
function describeDestinations(value: Json, words: ChangeWording): string | undefined {
  if (!v.is(destinationsSchema, value)) return undefined;
  const { translate } = words.context;
  return value
    .map((destination) => {
      const { name, kind, is_default: isDefault } = destination;
      const need = needOf(destination, words);
      const text = quote(`${name} (${translate(`destination.${kind}`)}: ${need})`, words.context);
      return isDefault === true ? translate('destination.default', { destination: text }) : text;
    })
    .join(', ');
}

/** Returns the setting of a destination's kind: addresses, a case type or an integration. */
function needOf(destination: Destination, words: ChangeWording): string {
  if (destination.kind === 'mail') return destination.recipients.join(', ');
  if (destination.kind === 'case_type') return destination.case_type;
  return nameIntegration(destination.integration, words);
}

function nameIntegration(id: string, { before, after }: ChangeWording): string {
  const all = [after, before].flatMap(({ content }) => readIntegrations(content.settings));
  const name = all.find((integration) => integration.id === id)?.name ?? '';
  return name.trim() || (isForComputers(id) ? '…' : id);
}

/** Describes the logins of a co-signer; `undefined` for other values. */
function describeLogins(value: Json, words: ChangeWording): string | undefined {
  const names = nameLogins(value, words).map((name) => quote(name, words.context));
  return names.length > 0 ? names.join(', ') : undefined;
}
