import type { CheckedForm } from '../checked-form.ts';
import type { Finding } from '../finding.ts';

/** Looks at one side of a form, in time linear in it where that can be. */
export type Check = (form: CheckedForm) => Iterable<Finding>;
