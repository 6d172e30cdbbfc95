import * as v from 'valibot';
import { environmentIds } from './environment-ids.ts';

/** A UUID in the canonical lower-case form. */
export const idSchema = v.pipe(v.string(), v.uuid());

/** An instant as ISO 8601 in UTC. */
export const instantSchema = v.pipe(v.string(), v.isoTimestamp());

export const environmentIdSchema = v.picklist(environmentIds);

export const byId = v.object({ id: idSchema });

/** The tag that the writer read: `If-Match: "7"`. Required for every change of an editable resource. */
export const ifMatch = v.object({ 'if-match': v.string() });

export const personSchema = v.object({ id: idSchema, name: v.string() });
