import type { Translate } from '@form-builder/core/messages/translate.ts';
import { html, type Html } from '../../platform/html/html.ts';
import { pagePath } from '../sessions/operator-sessions.ts';

export const tenantsPath = `${pagePath}/tenants`;

/** The pages of operators, with the open one marked, and who is signed in with the button to sign out. */
export function renderWho(translate: Translate, person: string, open: 'status' | 'tenants'): Html {
  const link = (path: string, name: 'status' | 'tenants') =>
    html`<a href="${path}" ${name === open ? html` aria-current="page"` : null}
      >${translate(`operator.page.${name}`)}</a
    >`;
  return html`<nav class="pages" aria-label="${translate('operator.page.pages')}">
      ${link(pagePath, 'status')} ${link(tenantsPath, 'tenants')}
    </nav>
    <div class="who">
      <p>${translate('operator.page.signed_in', { person })}</p>
      <form method="post" action="${pagePath}/sign-out">
        <button class="link" type="submit">${translate('operator.page.sign_out')}</button>
      </form>
    </div>`;
}
