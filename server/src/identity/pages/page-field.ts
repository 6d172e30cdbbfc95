import { html, type Html } from '../../platform/html/html.ts';

/** One field of a page of the provider. */
export interface PageField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly error: string | null;
  /** Precedes the error, for screen readers too. */
  readonly errorPrefix: string;
  /** Attributes of the input besides its name. */
  readonly control: Html;
  readonly hasFocus: boolean;
}

/** Draws a field: label, hint, error, input. */
export function renderField({ name, label, hint, error, ...field }: PageField): Html {
  const describedBy = [
    ...(hint === undefined ? [] : [`${name}-hint`]),
    ...(error === null ? [] : [`${name}-error`]),
  ].join(' ');
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${hint === undefined ? null : html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${error === null ? null : html`<p class="error" id="${name}-error">${field.errorPrefix} ${error}</p>`}
    <input
      id="${name}"
      name="${name}"
      required
      ${field.control}
      ${error === null ? null : html` aria-invalid="true"`}
      ${describedBy === '' ? null : html` aria-describedby="${describedBy}"`}
      ${field.hasFocus ? html` autofocus` : null}
    />
  </div>`;
}
