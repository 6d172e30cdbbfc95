import { createFormServices, type FormServices } from '../requests/form-services.ts';
import { RequestFailure } from '../requests/request-failure.ts';
import { sendAnswers } from './send-answers.ts';
import type { SubmissionContext } from './submission-context.ts';

/** Creates the services of a form's fields; saving a draft sends the answers. */
export function servicesOfForm(context: SubmissionContext): FormServices {
  const { address, text, navigation, state } = context;
  const place = { address, locale: text.locale, versionId: navigation.loaded.form.version_id };
  return createFormServices(place, async () => {
    await sendAnswers(context, 'keep').catch((error: unknown) => {
      if (error instanceof RequestFailure && error.code === 'stale') state.isStale = true;
      throw error;
    });
    const { saved } = context.pending.read();
    if (!saved) throw new Error('The server answered a draft without its key.');
    return saved;
  });
}
