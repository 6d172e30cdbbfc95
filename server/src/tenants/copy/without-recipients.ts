import { providerDrivers } from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import { destinations } from '@form-builder/core/version-settings/routing-settings.ts';
import { integrations } from '@form-builder/core/version-settings/integrations/integration-settings.ts';
import * as v from 'valibot';
import type { TextRow } from './text-row.ts';

const objectSchema = v.record(v.string(), v.unknown());
const listSchema = v.array(objectSchema);

const drivers = Object.values(providerDrivers);
const keysOfAddresses = (inputs: readonly { readonly key: string; readonly input: string }[]) =>
  inputs.filter(({ input }) => input === 'addresses').map(({ key }) => key);
const settingsWithAddresses = new Set(drivers.flatMap(({ settings }) => keysOfAddresses(settings)));
const optionsWithAddresses = new Set(drivers.flatMap(({ options }) => keysOfAddresses(options)));

/** A provider without the e-mail addresses to which it sends: those of the source must get no mail of a copy. */
export const withoutProviderRecipients = (row: TextRow): TextRow =>
  changeJson(row, 'settings', (settings) => emptied(settings, settingsWithAddresses));

/** A version without the e-mail addresses of its destinations and of its integrations. */
export const withoutVersionRecipients = (row: TextRow): TextRow =>
  changeJson(row, 'settings', (settings) => ({
    ...settings,
    ...changeList(settings, destinations.key, (destination) =>
      'recipients' in destination ? { ...destination, recipients: [] } : destination,
    ),
    ...changeList(settings, integrations.key, (integration) => ({
      ...integration,
      ...(v.is(objectSchema, integration['options']) && {
        options: emptied(integration['options'], optionsWithAddresses),
      }),
    })),
  }));

type JsonObject = v.InferOutput<typeof objectSchema>;

function changeJson(
  row: TextRow,
  column: string,
  change: (value: JsonObject) => JsonObject,
): TextRow {
  const value = v.parse(objectSchema, JSON.parse(row[column] ?? '{}'));
  return { ...row, [column]: JSON.stringify(change(value)) };
}

function changeList(
  settings: JsonObject,
  key: string,
  change: (item: JsonObject) => JsonObject,
): JsonObject {
  const list = settings[key];
  return list === undefined ? {} : { [key]: v.parse(listSchema, list).map(change) };
}

const emptied = (object: JsonObject, keys: ReadonlySet<string>): JsonObject =>
  Object.fromEntries(
    Object.entries(object).map(([key, value]) => [key, keys.has(key) ? '' : value]),
  );
