import type { Translate } from '@form-builder/core/messages/translate.ts';
import { html, type Html } from '../platform/html/html.ts';

/** The municipality on the visitors' pages: its name, logo and contact pages. */
export interface Sender {
  readonly name: string;
  readonly logoUrl: string | null;
  /** The site with the municipality's other forms. */
  readonly siteUrl: string | null;
  readonly accessibilityUrl: string | null;
  readonly privacyUrl: string | null;
  readonly contactUrl: string | null;
}

/** A sender with only a name. */
export const namedSender = ({ name }: { readonly name: string }): Sender => ({
  name,
  logoUrl: null,
  siteUrl: null,
  accessibilityUrl: null,
  privacyUrl: null,
  contactUrl: null,
});

/** The top of a page. It has no links: leaving a form by accident can cost answers. */
export function senderHeader({ name, logoUrl }: Sender): Html {
  const logo = logoUrl === null ? null : html`<img src="${logoUrl}" alt="" height="48" />`;
  return html`<header class="sender">
    <p>${logo}<span>${name}</span></p>
  </header>`;
}

/**
 * The links that the law requires on every page; they open in a new tab, so that the form stays
 * open.
 */
export function senderFooter(sender: Sender, translate: Translate): Html | null {
  const links = [
    [sender.accessibilityUrl, translate('page.accessibility')],
    [sender.privacyUrl, translate('page.privacy')],
    [sender.contactUrl, translate('page.contact')],
  ].flatMap(([url, label]) => (url && label ? [linkTo(url, label, translate)] : []));
  if (links.length === 0) return null;
  return html`<footer class="about">
    <nav aria-label="${translate('page.about')}">
      <ul>
        ${links}
      </ul>
    </nav>
  </footer>`;
}

function linkTo(url: string, label: string, translate: Translate): Html {
  return html`<li>
    <a href="${url}" target="_blank" rel="noopener"
      >${label}<span class="unseen"> (${translate('page.new_tab')})</span></a
    >
  </li>`;
}

/** A link for a visitor who did not reach a form. */
export function wayOn({ name, siteUrl, contactUrl }: Sender, translate: Translate): Html {
  const words = { organisation: name };
  const site =
    siteUrl &&
    html`<p><a class="way-on" href="${siteUrl}">${translate('page.to_site', words)}</a></p>`;
  const contact =
    contactUrl && html`<p><a href="${contactUrl}">${translate('page.to_contact', words)}</a></p>`;
  if (!site && !contact) return html`<p>${translate('page.search_site', words)}</p>`;
  return html`${site || null}${contact || null}`;
}
