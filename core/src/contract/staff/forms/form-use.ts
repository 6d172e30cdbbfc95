import * as v from 'valibot';
import { environmentIds } from '../../environment-ids.ts';
import { idSchema } from '../../shared-schemas.ts';
import { formTypes } from './forms.ts';

/** A form or building block that uses something of the tenant, in its newest version that does. */
export const formUseSchema = v.object({
  form: v.object({ id: idSchema, name: v.string(), type: v.picklist(formTypes) }),
  version: v.object({ id: idSchema, number: v.number() }),
  /** Where a version that uses it is published. */
  published_in: v.array(v.picklist(environmentIds)),
});
export type FormUse = v.InferOutput<typeof formUseSchema>;
