import * as v from 'valibot';
import type { SecretCipher, SecretPlace } from '../platform/secrets/secret-cipher.ts';
import type { SealedColumn } from '../platform/secrets/sealed-column.ts';

/** What is sealed of files with a virus, and of files that wait for a scan; each file has its own key. */
export const quarantineSecrets: readonly SealedColumn[] = [
  {
    table: 'quarantined_files',
    key: ['id'],
    column: 'sealed_facts',
    purpose: 'quarantine',
    subject: 'id',
  },
  { table: 'files', key: ['id'], column: 'sealed_name', purpose: 'quarantine', subject: 'id' },
];

const factsSchema = v.object({
  name: v.string(),
  /** Base64: the key, and what AES-GCM needs besides it. */
  key: v.string(),
  iv: v.string(),
  tag: v.string(),
});

/** The name of a file, and how its content is encrypted. */
export type QuarantineFacts = v.InferOutput<typeof factsSchema>;

interface FilePlace {
  readonly tenantId: string;
  readonly id: string;
}

const placeOf = ({ tenantId, id }: FilePlace): SecretPlace => ({
  tenantId,
  purpose: 'quarantine',
  subject: id,
});

export const sealFacts = (cipher: SecretCipher, place: FilePlace, facts: QuarantineFacts): Buffer =>
  cipher.encrypt(placeOf(place), JSON.stringify(facts));

export const openFacts = (
  cipher: SecretCipher,
  place: FilePlace,
  sealed: Buffer,
): QuarantineFacts => v.parse(factsSchema, JSON.parse(cipher.decrypt(placeOf(place), sealed)));

export const sealName = (cipher: SecretCipher, place: FilePlace, name: string): Buffer =>
  cipher.encrypt(placeOf(place), name);

export const openName = (cipher: SecretCipher, place: FilePlace, sealed: Buffer): string =>
  cipher.decrypt(placeOf(place), sealed);
