import { formatFileSize } from '@form-builder/core/formats/file-size.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import type { Translate } from '@form-builder/core/messages/translate.ts';
import { statusTimeFormat } from '../../../operator-status/format-status-time.ts';
import { html, type Html } from '../../../platform/html/html.ts';
import type { TenantSummary } from '../../../tenants/tenant-summaries.ts';
import type { OperatorPage } from '../operator-page.ts';
import { renderWho, tenantsPath } from '../render-who.ts';

export const tenantsPerPage = 50;

/** What the list of tenants shows. */
export interface TenantsPageContent {
  readonly person: string;
  readonly tenants: readonly TenantSummary[];
  readonly total: number;
  readonly page: number;
  /** The number of the last page. */
  readonly last: number;
}

/** The page with every tenant, how much it has, and when it was last active. */
export function renderTenantsPage(
  language: Language,
  { person, tenants, total, page, last }: TenantsPageContent,
): OperatorPage {
  const translate = translatorOf(language);
  const title = translate('operator.page.tenants');
  const columns = ['name', 'state', 'users', 'forms', 'submissions', 'files', 'activity'] as const;
  const content = html`<h1 id="tenants">${title}</h1>
    <p class="checked">${translate('operator.page.tenants.total', { total })}</p>
    <div class="scroll" role="region" aria-labelledby="tenants" tabindex="0">
      <table>
        <thead>
          <tr>
            ${columns.map((column) => html`<th scope="col" ${isNumber(column) ? html` class="number"` : null}>${translate(`operator.page.tenant.${column}`)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${tenants.map((tenant) => renderTenant(tenant, language, translate))}
        </tbody>
      </table>
    </div>
    ${renderPaging(translate, { page, last })}`;
  return { title, content, who: renderWho(translate, person, 'tenants'), isWide: true };
}

const isNumber = (column: string): boolean =>
  ['users', 'forms', 'submissions', 'files'].includes(column);

function renderTenant(tenant: TenantSummary, language: Language, translate: Translate): Html {
  const { slug, name, is_active: isActive, users, forms, submissions } = tenant;
  const number = new Intl.NumberFormat(language);
  const at = tenant.last_activity_at;
  return html`<tr>
    <th scope="row"><a href="${tenantsPath}/${slug}">${name}</a><br /><small>${slug}</small></th>
    <td>${renderTenantState(isActive, translate)}</td>
    <td class="number">${number.format(users)}</td>
    <td class="number">${number.format(forms)}</td>
    <td class="number">${number.format(submissions)}</td>
    <td class="number">${formatFileSize(tenant.file_bytes, language)}</td>
    <td>${at === null ? '–' : statusTimeFormat(language)(at)}</td>
  </tr>`;
}

/** Whether a tenant works, as a badge. */
export const renderTenantState = (isActive: boolean, translate: Translate): Html =>
  html`<span class="badge ${isActive ? 'ok' : 'warning'}"
    >${translate(isActive ? 'operator.page.tenant.active' : 'operator.page.tenant.suspended')}</span
  >`;

function renderPaging(
  translate: Translate,
  { page, last }: Pick<TenantsPageContent, 'page' | 'last'>,
): Html | null {
  if (last === 1) return null;
  const link = (to: number, text: string) => html`<a href="${tenantsPath}?page=${to}">${text}</a>`;
  return html`<nav class="paging" aria-label="${translate('operator.page.paging')}">
    ${page > 1 ? link(page - 1, translate('operator.page.previous')) : null}
    <span>${translate('operator.page.page', { page, last })}</span>
    ${page < last ? link(page + 1, translate('operator.page.next')) : null}
  </nav>`;
}
