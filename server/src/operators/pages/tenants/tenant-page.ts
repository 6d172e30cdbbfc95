import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type {
  OperatedFeature,
  OperatedQuota,
} from '@form-builder/core/contract/operators/limits.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import type { Translate } from '@form-builder/core/messages/translate.ts';
import { html, type Html } from '../../../platform/html/html.ts';
import type { TenantSummary } from '../../../tenants/tenant-summaries.ts';
import type { OperatorPage } from '../operator-page.ts';
import { renderWho, tenantsPath } from '../render-who.ts';
import { renderFeature } from './render-feature.ts';
import { renderQuota } from './render-quota.ts';
import { renderReason } from './render-reason.ts';
import type { ShownTenant } from './shown-tenant.ts';
import { renderTenantState } from './tenants-page.ts';
import { outcomes, type Outcome } from './outcomes.ts';

/** What the page of a tenant shows. */
export interface TenantPageContent {
  readonly person: string;
  /** Whether the operator may change something, not only read. */
  readonly isWriter: boolean;
  /** What became of the form that was sent. */
  readonly outcome: Outcome | undefined;
  readonly tenant: TenantSummary;
  readonly quotas: readonly OperatedQuota[];
  readonly features: readonly OperatedFeature[];
}

/** The page of a tenant: its limits, its features and its key, each with the form that changes it. */
export function renderTenantPage(language: Language, content: TenantPageContent): OperatorPage {
  const { person, isWriter, outcome, tenant, quotas, features } = content;
  const translate = translatorOf(language);
  const shown = { language, translate, isWriter, path: `${tenantsPath}/${tenant.slug}` };
  return {
    title: tenant.name,
    isWide: true,
    who: renderWho(translate, person, 'tenants'),
    content: html`<p class="back">
        <a href="${tenantsPath}">${translate('operator.page.tenants')}</a>
      </p>
      <h1>${tenant.name}</h1>
      <p class="checked">${tenant.slug} ${renderTenantState(tenant.is_active, translate)}</p>
      ${renderOutcome(outcome, translate)}
      ${isWriter ? null : html`<p class="checked">${translate('operator.page.read_only')}</p>`}
      <h2>${translate('operator.page.quotas')}</h2>
      <ul class="rows">
        ${quotas.map((quota) => renderQuota(quota, shown))}
      </ul>
      <h2>${translate('operator.page.features')}</h2>
      <ul class="rows">
        ${features.map((feature) => renderFeature(feature, shown))}
      </ul>
      <h2>${translate('operator.page.key')}</h2>
      ${renderKey(shown)}`,
  };
}

function renderOutcome(outcome: Outcome | undefined, translate: Translate): Html | null {
  if (outcome === undefined) return null;
  const text = translate(`operator.page.outcome.${outcome}`);
  return outcomes[outcome] === 'done'
    ? html`<p class="summary ok" role="status">${text}</p>`
    : html`<p class="stale" role="alert">${text}</p>`;
}

function renderKey({ translate, isWriter, path }: ShownTenant): Html {
  return html`<div class="empty">
    <p>${translate('operator.page.key.text')}</p>
    ${
      isWriter
        ? html`<details>
            <summary>${translate('operator.page.key.renew')}</summary>
            <form method="post" action="${path}/rotate-key">
              ${renderReason('key', { translate, isRequired: true })}
              <button class="button" type="submit">${translate('operator.page.key.submit')}</button>
            </form>
          </details>`
        : null
    }
  </div>`;
}
