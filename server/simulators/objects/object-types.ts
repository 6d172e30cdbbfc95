import type { SimulatedSchema } from './find-invalid.ts';

/** An object type with its versions, as an Objecttypes API returns them. */
export interface SimulatedObjectType {
  readonly uuid: string;
  readonly name: string;
  readonly namePlural: string;
  readonly allowGeometry: boolean;
  readonly versions: readonly SimulatedVersion[];
}

interface SimulatedVersion {
  readonly version: number;
  readonly status: 'draft' | 'published' | 'deprecated';
  readonly publishedAt: string | null;
  readonly jsonSchema: SimulatedSchema;
}

const $schema = 'http://json-schema.org/draft-07/schema#';

const report = {
  $schema,
  type: 'object',
  title: 'Melding',
  required: ['onderwerp', 'locatie', 'aantal'],
  properties: {
    onderwerp: { type: 'string', title: 'Onderwerp van de melding' },
    aantal: { type: 'integer', title: 'Aantal' },
    datum: { type: ['string', 'null'], format: 'date' },
    spoed: { type: 'boolean' },
    locatie: { $ref: '#/definitions/adres' },
    melder: {
      type: 'object',
      required: ['bsn'],
      properties: { bsn: { type: 'string' }, 'e.mail': { type: 'string', format: 'email' } },
    },
  },
  definitions: {
    adres: {
      type: 'object',
      required: ['straat'],
      properties: {
        straat: { type: 'string' },
        postcode: { type: 'string' },
        soort: { type: 'string', enum: ['straat', 'park'] },
      },
    },
  },
} as const;

const tree = {
  $schema,
  type: 'object',
  title: 'Tree',
  required: ['diameter'],
  properties: { diameter: { type: 'integer', description: 'size in cm.' } },
} as const;

/** The object types of the simulated Objecttypes API; the trees are the example of its documentation. */
export const simulatedObjectTypes: readonly SimulatedObjectType[] = [
  {
    uuid: '8e46e0a5-b1b4-449b-b9e9-fa3cea655f48',
    name: 'Melding',
    namePlural: 'Meldingen',
    allowGeometry: true,
    versions: [
      { version: 1, status: 'deprecated', publishedAt: '2024-01-08', jsonSchema: tree },
      { version: 2, status: 'published', publishedAt: '2026-03-02', jsonSchema: report },
      { version: 3, status: 'draft', publishedAt: null, jsonSchema: report },
    ],
  },
  {
    uuid: '2c77babf-a967-4057-9969-0700320d23f1',
    name: 'Boom',
    namePlural: 'Bomen',
    allowGeometry: false,
    versions: [{ version: 1, status: 'published', publishedAt: '2024-01-08', jsonSchema: tree }],
  },
];
