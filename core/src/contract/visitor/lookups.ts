import * as v from 'valibot';
import { publicAccess } from '../endpoint.ts';
import { procedure } from '../procedure.ts';
import { maxDataInputCharacters } from '../../form/variables/data-limits.ts';
import { variableValueSchema } from '../../form/variables/variables-schema.ts';
import { environmentIdSchema, idSchema } from '../shared-schemas.ts';

/** The visitor's search text. */
const searchText = v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(200));

const optionalText = (longest: number) => v.exactOptional(v.pipe(v.string(), v.maxLength(longest)));

/** Decides whether a register of production is asked, or one of tests. */
const environment = v.optional(environmentIdSchema, 'production');

/** An address of the register as in a `bag` answer, with the server's proof. */
export const foundAddressSchema = v.object({
  postcode: v.string(),
  house_number: v.number(),
  house_letter: optionalText(5),
  addition: optionalText(20),
  street: v.string(),
  city: v.string(),
  municipality: optionalText(200),
  lat: v.exactOptional(v.number()),
  lng: v.exactOptional(v.number()),
  id: v.string(),
  proof: v.exactOptional(v.string()),
});
export type FoundAddress = v.InferOutput<typeof foundAddressSchema>;

/** A company of the register as in a `kvk-api` answer. */
export const foundCompanySchema = v.object({
  kvk_number: v.string(),
  name: v.string(),
  branch_number: v.exactOptional(v.string()),
  /** Absent for a company with a protected address. */
  address: v.exactOptional(v.string()),
  street: v.exactOptional(v.string()),
  house_number: v.exactOptional(v.string()),
  postcode: v.exactOptional(v.string()),
  city: v.exactOptional(v.string()),
  rsin: v.exactOptional(v.string()),
  is_confirmed: v.literal(true),
  proof: v.exactOptional(v.string()),
});
export type FoundCompany = v.InferOutput<typeof foundCompanySchema>;

/** A case of the visitor as in a `matter` answer, with the server's proof. */
export const foundCaseSchema = v.object({
  id: v.string(),
  identification: v.string(),
  description: v.string(),
  process: v.string(),
  proof: v.string(),
});
export type FoundCase = v.InferOutput<typeof foundCaseSchema>;

const degrees = (max: number) => v.pipe(v.number(), v.minValue(-max), v.maxValue(max));

/** An entry of a list: its id, its label and its other columns. */
export const listEntrySchema = v.objectWithRest(
  { id: v.string(), label: v.string() },
  v.union([v.string(), v.number(), v.boolean(), v.null()]),
);

/** The look-ups for a visitor's page; `unavailable` when the register does not respond. */
export const lookUpProcedures = {
  searchAddresses: procedure({
    signature: 'bag:search',
    summary: 'Finds addresses by postcode and house number, or by words.',
    access: publicAccess,
    body: v.union([
      v.object({
        postcode: v.pipe(v.string(), v.regex(/^[1-9]\d{3}\s?[a-z]{2}$/i)),
        house_number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999)),
        environment,
      }),
      v.object({ search: searchText, environment }),
    ]),
    data: v.array(
      v.object({
        id: v.string(),
        /** The address on one line. */
        label: v.string(),
        /** Present for results by number; use `bag:get` for other results. */
        address: v.nullable(foundAddressSchema),
      }),
    ),
  }),
  getAddress: procedure({
    signature: 'bag:get',
    summary: 'The whole address of a search result; null when the register has it no more.',
    access: publicAccess,
    body: v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)), environment }),
    data: v.nullable(foundAddressSchema),
  }),
  findAddressAt: procedure({
    signature: 'bag:reverse',
    summary: 'The address nearest to a place on the map; null when none is near.',
    access: publicAccess,
    body: v.object({ lat: degrees(90), lng: degrees(180), environment }),
    data: v.nullable(v.object({ label: v.string() })),
  }),
  getMapBackground: procedure({
    signature: 'map:background',
    summary: 'Where the pictures of the map come from; no address when the map has none.',
    access: publicAccess,
    body: v.object({}),
    data: v.object({ tiles_url: v.nullable(v.string()), attribution: v.string() }),
  }),
  searchCompanies: procedure({
    signature: 'kvk:search',
    summary: 'Finds companies of the trade register by name, number or branch number.',
    access: publicAccess,
    body: v.object({ search: searchText, environment }),
    data: v.array(foundCompanySchema),
  }),
  readDataSource: procedure({
    signature: 'data:read',
    summary:
      'Asks a data source for variables of a version; each value with a proof to send with the form.',
    access: publicAccess,
    body: v.object({
      version_id: idSchema,
      /** Variables with the same source. */
      variables: v.pipe(
        v.array(v.pipe(v.string(), v.maxLength(64))),
        v.minLength(1),
        v.maxLength(100),
      ),
      inputs: v.pipe(
        v.record(
          v.pipe(v.string(), v.maxLength(40)),
          v.pipe(v.string(), v.maxLength(maxDataInputCharacters)),
        ),
        v.maxEntries(20),
      ),
      environment,
    }),
    data: v.record(v.string(), v.object({ value: variableValueSchema, proof: v.string() })),
  }),
  readPerson: procedure({
    signature: 'person:read',
    summary:
      'What the register of persons has of the logged-in visitor, for the variables of a version; each with a proof.',
    access: publicAccess,
    body: v.object({
      /** Of the login; a page never has the number of the person. */
      token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
      version_id: idSchema,
      environment,
    }),
    data: v.object({
      /** Whether the register responded; otherwise all values are empty. */
      is_read: v.boolean(),
      values: v.record(v.string(), v.object({ value: variableValueSchema, proof: v.string() })),
    }),
  }),
  listCases: procedure({
    signature: 'case:list',
    summary:
      'The cases of the logged-in visitor that a field of a version lets them choose from, the open ones first.',
    access: publicAccess,
    body: v.object({
      /** Of the login; a page never has the number of the person or company. */
      token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
      version_id: idSchema,
      field_id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
      environment,
    }),
    data: v.array(foundCaseSchema),
  }),
  searchCustomList: procedure({
    signature: 'custom-list:search',
    summary: 'Finds entries of a list of the tenant; the first ones without words.',
    access: publicAccess,
    body: v.object({
      list: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
      search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
      /** Only entries that belong to one of these, by their column `parent`. */
      parents: v.exactOptional(
        v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(1000)),
      ),
    }),
    data: v.array(listEntrySchema),
  }),
} as const;
