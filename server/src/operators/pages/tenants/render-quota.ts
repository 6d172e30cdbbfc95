import type { OperatedQuota } from '@form-builder/core/contract/operators/limits.ts';
import { formatFileSize } from '@form-builder/core/formats/file-size.ts';
import { quotaLevel } from '@form-builder/core/quotas/quota-level.ts';
import { html, type Html } from '../../../platform/html/html.ts';
import { bytesPerGigabyte } from './decisions.ts';
import { renderReason } from './render-reason.ts';
import type { ShownTenant } from './shown-tenant.ts';

/** A quota: what the tenant uses of it, its limit, and the form that changes the limit. */
export function renderQuota(quota: OperatedQuota, shown: ShownTenant): Html {
  const { id, period, unit, used, max } = quota;
  const { language, translate } = shown;
  const format = (value: number) =>
    unit === 'bytes'
      ? formatFileSize(value, language)
      : new Intl.NumberFormat(language).format(value);
  const level = quotaLevel(used, max);
  const texts = { used: format(used), period: translate(`operator.page.period.${period}`) };
  return html`<li>
    <p class="badge ${level === 'within' ? 'ok' : 'warning'}">
      ${translate(`operator.page.level.${level}`)}
    </p>
    <div>
      <h3>${translate(`quota.${id}.name`)}</h3>
      <p>
        ${
          max === null
            ? translate('operator.page.used_free', texts)
            : translate('operator.page.used', { ...texts, max: format(max) })
        }
      </p>
      ${shown.isWriter ? renderForm(quota, shown) : null}
    </div>
  </li>`;
}

function renderForm({ id, unit, max }: OperatedQuota, { translate, path }: ShownTenant): Html {
  const isBytes = unit === 'bytes';
  const value = max === null ? '' : String(isBytes ? max / bytesPerGigabyte : max);
  return html`<details>
    <summary>${translate('operator.page.limit.change')}</summary>
    <form method="post" action="${path}/quota">
      <input type="hidden" name="quota" value="${id}" />
      <div class="field">
        <label for="max-${id}"
          >${translate(isBytes ? 'operator.page.limit.bytes' : 'operator.page.limit')}</label
        >
        <p class="hint" id="max-${id}-hint">${translate('operator.page.limit.hint')}</p>
        <input
          id="max-${id}"
          name="max"
          inputmode="${isBytes ? 'decimal' : 'numeric'}"
          maxlength="16"
          value="${value}"
          aria-describedby="max-${id}-hint"
        />
      </div>
      ${renderReason(id, { translate })}
      <button class="button" type="submit">${translate('operator.page.save')}</button>
    </form>
  </details>`;
}
