import { importOnline } from '../requests/import-online.ts';
import type { FormServices } from '../requests/form-services.ts';
import type { SubmissionContext } from './submission-context.ts';

const importServices = importOnline(() => import('./services-of-form.ts'));

/** Loads the services of a form's fields, which few forms need. */
export async function loadFormServices(context: SubmissionContext): Promise<FormServices> {
  const { servicesOfForm } = await importServices();
  return servicesOfForm(context);
}
