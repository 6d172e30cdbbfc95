import type { FormServices } from '../requests/form-services.ts';
import { throwOffline } from '../requests/request-failure.ts';
import type { SubmissionContext } from './submission-context.ts';

/** Loads the services of a form's fields, which few forms need. */
export async function loadFormServices(context: SubmissionContext): Promise<FormServices> {
  const { servicesOfForm } = await import('./services-of-form.ts').catch(throwOffline);
  return servicesOfForm(context);
}
