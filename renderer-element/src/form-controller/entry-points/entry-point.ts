import type { DraftController } from '../../drafts/draft-controller.ts';
import type { LoadedForm } from '../../state/loaded-form.ts';

/**
 * Opens a form for a visitor who comes with something in the address. True when it has begun the form
 * itself; false leaves that to the controller.
 */
export type EntryPoint = (
  controller: DraftController,
  loaded: LoadedForm,
  value: string,
) => Promise<boolean>;
