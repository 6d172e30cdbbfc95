import * as v from 'valibot';

/** A UUID in the canonical lower-case form. */
export const idSchema = v.pipe(v.string(), v.uuid());

/** An instant as ISO 8601 in UTC. */
export const instantSchema = v.pipe(v.string(), v.isoTimestamp());

/** The four environments, in the order in which a version passes through them. */
export const environmentIds = ['development', 'test', 'acceptance', 'production'] as const;
export const environmentIdSchema = v.picklist(environmentIds);
export type EnvironmentId = (typeof environmentIds)[number];

export const byId = v.object({ id: idSchema });

/** The tag a writer read: `If-Match: "7"`. Required on every change of an editable resource. */
export const ifMatch = v.object({ 'if-match': v.string() });

export const personSchema = v.object({ id: idSchema, name: v.string() });
