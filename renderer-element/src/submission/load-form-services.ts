import { importOnline } from '../requests/import-online.ts';
import type { FormServices } from '../requests/form-services.ts';
import type { SubmissionContext } from './submission-context.ts';

/** Loads the services of a form's fields, which few forms need. */
export async function loadFormServices(context: SubmissionContext): Promise<FormServices> {
  const { servicesOfForm } = await importOnline(() => import('./services-of-form.ts'));
  return servicesOfForm(context);
}
