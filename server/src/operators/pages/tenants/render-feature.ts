import { featurePins, type OperatedFeature } from '@form-builder/core/contract/operators/limits.ts';
import { html, type Html } from '../../../platform/html/html.ts';
import { renderReason } from './render-reason.ts';
import type { ShownTenant } from './shown-tenant.ts';

/** A feature: whether the tenant has it, who decided that, and the form with which an operator does. */
export function renderFeature(feature: OperatedFeature, shown: ShownTenant): Html {
  const { id, is_active: isActive, is_pinned: isPinned } = feature;
  const { translate } = shown;
  return html`<li>
    <p class="badge ${isActive ? 'ok' : 'warning'}">
      ${translate(isActive ? 'operator.page.feature.on' : 'operator.page.feature.off')}
    </p>
    <div>
      <h3>${translate(`feature.${id}.name`)}</h3>
      <p>${translate(isPinned ? 'operator.page.feature.pinned' : 'operator.page.feature.free')}</p>
      ${shown.isWriter ? renderForm(feature, shown) : null}
    </div>
  </li>`;
}

function renderForm(feature: OperatedFeature, { translate, path }: ShownTenant): Html {
  const { id, is_active: isActive, is_pinned: isPinned } = feature;
  const current = isPinned ? (isActive ? 'on' : 'off') : 'free';
  return html`<details>
    <summary>${translate('operator.page.feature.change')}</summary>
    <form method="post" action="${path}/feature">
      <input type="hidden" name="feature" value="${id}" />
      <fieldset>
        <legend>${translate('operator.page.feature.pin')}</legend>
        ${featurePins.map(
          (pin) =>
            html`<label class="choice"
              ><input
                type="radio"
                name="pin"
                value="${pin}"
                ${pin === current ? html` checked` : null}
              />
              ${translate(`operator.page.pin.${pin}`)}</label
            >`,
        )}
      </fieldset>
      ${renderReason(id, { translate })}
      <button class="button" type="submit">${translate('operator.page.save')}</button>
    </form>
  </details>`;
}
