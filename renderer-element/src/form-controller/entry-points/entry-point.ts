import type { DraftController } from '../../drafts/draft-controller.ts';
import type { LoadedForm } from '../../state/loaded-form.ts';

/**
 * Opens a form from data in the URL. Returns true when it has started the form; on false the
 * controller starts it.
 */
export type EntryPoint = (
  controller: DraftController,
  loaded: LoadedForm,
  value: string,
) => Promise<boolean>;
