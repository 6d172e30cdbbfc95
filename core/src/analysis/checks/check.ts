import type { CheckedForm } from '../checked-form.ts';
import type { Finding } from '../finding.ts';

/** Checks one aspect of a form, in linear time where possible. */
export type Check = (form: CheckedForm) => Iterable<Finding>;
