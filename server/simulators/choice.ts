import { html, type Html } from '../src/platform/html/html.ts';

interface Choice {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly hint: string;
  readonly isChosen: boolean;
}

/** A radio button with its explanation. */
export function choice({ name, value, label, hint, isChosen }: Choice): Html {
  const checked = isChosen ? html` checked` : null;
  return html`<label class="choice">
    <input type="radio" name="${name}" value="${value}" ${checked} />
    <span>${label}<small>${hint}</small></span>
  </label>`;
}
