import { draftsMessages } from '@form-builder/core/messages/generated/drafts/load.ts';
import { servicesMessages } from '@form-builder/core/messages/generated/services/load.ts';
import type { MessageLoaders } from '@form-builder/core/messages/message-loaders.ts';
import { continueOlderDraft } from '../../drafts/continue-older-draft.ts';
import type { LoadedForm } from '../../state/loaded-form.ts';
import { addText } from '../../i18n/form-text.ts';
import type { DraftController } from '../../drafts/draft-controller.ts';
import type { EntryPoint } from './entry-point.ts';
import { openLoginReturn } from './login-return.ts';
import { requireLogin } from './login-required.ts';
import { openPaymentReturn } from './payment-return.ts';
import { openResumeLink } from './resume-link.ts';
import { openSignLink } from './sign-link.ts';

/**
 * Every entry point by its name in the URL, `#fb-<name>=<value>`, with the messages that it may
 * show.
 */
const entryPoints: Readonly<
  Record<string, { readonly go: EntryPoint; readonly messages: readonly MessageLoaders[] }>
> = {
  resume: { go: openResumeLink, messages: [draftsMessages] },
  login: { go: openLoginReturn, messages: [draftsMessages, servicesMessages] },
  payment: { go: openPaymentReturn, messages: [] },
  sign: { go: openSignLink, messages: [] },
};

/**
 * Handles the fragment of the URL, and first removes it, because neither the history nor a copied
 * URL may contain it. On a page with two forms, the first form handles a fragment without a form
 * id. Without a fragment, continues a stored draft of an older version.
 */
export async function openEntryPoint(
  controller: DraftController,
  loaded: LoadedForm,
): Promise<boolean> {
  const [, name = '', value = ''] = /^#fb-([a-z]+)=(.*)$/.exec(location.hash) ?? [];
  const entryPoint = Object.hasOwn(entryPoints, name) ? entryPoints[name] : undefined;
  if (!entryPoint)
    return (await requireLogin(controller, loaded)) || continueOlderDraft(controller, loaded);
  // Another form on this page handles it.
  if (isOfAnother(value, loaded)) return false;
  history.replaceState(history.state, '', location.pathname + location.search);
  if (controller.state.text) await addText(controller.state.text, entryPoint.messages);
  const isBegun = await entryPoint.go(controller, loaded, decodeURIComponent(value));
  return isBegun || requireLogin(controller, loaded);
}

/** Login codes start with the id of their form. */
function isOfAnother(value: string, { form }: LoadedForm): boolean {
  const [id = '', code = ''] = value.split('.');
  return code !== '' && id !== form.id && document.querySelector(`[form-id="${id}"]`) !== null;
}
