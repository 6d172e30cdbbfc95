import type { Field, Page } from '@form-builder/core/form/form-definition.ts';

const head = `<!doctype html><html lang="nl"><meta charset="utf-8"><title>Twaalf vragen</title>`;

/** Notes the moment once every control is in the tree below `root`. */
const watch = `
const started = performance.now();
function watch(root) {
  const look = () => {
    if (root().querySelectorAll('input, select, textarea').length < 12) return false;
    window.fieldsAfterMs ??= performance.now() - started;
    return true;
  };
  if (look()) return;
  const wait = new MutationObserver(() => look() && wait.disconnect());
  wait.observe(root(), { childList: true, subtree: true });
}`;

/** The element on a page, as a municipality embeds it. */
export function elementPage(formId: string): string {
  return `${head}<body><form-builder-render form-id="${formId}" locale="nl-NL"></form-builder-render>
<script>${watch}
const element = document.querySelector('form-builder-render');
customElements.whenDefined('form-builder-render').then(() => watch(() => element.shadowRoot));
</script><script src="/form-builder-render.js"></script>`;
}

/** The same questions as a developer would write them down: markup put in place by a script. */
export function staticPage(page: Page): string {
  const markup = page.properties.map(staticField).join('');
  return `${head}<body><form novalidate></form><script>${watch}
const form = document.querySelector('form');
watch(() => form);
form.innerHTML = ${JSON.stringify(markup)};
form.addEventListener('input', () => {});
</script>`;
}

function staticField(field: Field): string {
  const label = `<label for="${field.id}">${field.label}</label>`;
  const hint = field.hint ? `<p id="hint-${field.id}">${field.hint}</p>` : '';
  return `<div>${label}${hint}${staticControl(field)}</div>`;
}

function staticControl({ id, type, options = [] }: Field): string {
  if (type === 'textarea') return `<textarea id="${id}" rows="5"></textarea>`;
  if (type === 'checkbox') return `<input type="checkbox" id="${id}">`;
  if (type !== 'select') return `<input id="${id}">`;
  const choices = options.map((option) => `<option value="${option.id}">${option.label}</option>`);
  return `<select id="${id}"><option value=""></option>${choices.join('')}</select>`;
}
