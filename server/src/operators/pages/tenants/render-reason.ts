import type { Translate } from '@form-builder/core/messages/translate.ts';
import { html, type Html } from '../../../platform/html/html.ts';

interface ReasonOptions {
  readonly translate: Translate;
  readonly isRequired?: boolean;
}

/** The input for the reason of a decision; `name` makes its id unique on the page. */
export function renderReason(name: string, { translate, isRequired = false }: ReasonOptions): Html {
  const id = `reason-${name}`;
  return html`<div class="field">
    <label for="${id}">${translate('operator.page.reason')}</label>
    <p class="hint" id="${id}-hint">
      ${translate(isRequired ? 'operator.page.reason.hint' : 'operator.page.reason.optional')}
    </p>
    <input
      id="${id}"
      name="reason"
      maxlength="500"
      aria-describedby="${id}-hint"
      ${isRequired ? html` required` : null}
    />
  </div>`;
}
