import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import type { TenantContext } from '../identity-options.ts';
import { issuerPath } from '../issuer.ts';
import { chooseLanguage } from '../pages/choose-language.ts';
import { renderNoticePage, renderSignOutPage } from '../pages/notice-pages.ts';
import type { PageFrame } from '../pages/page-frame.ts';

type SignOut = NonNullable<NonNullable<Configuration['features']>['rpInitiatedLogout']>;

/** Replaces the library's own pages, which are English and load a font from another site. */
export function createProviderPages({ tenant }: TenantContext): {
  readonly renderError: NonNullable<Configuration['renderError']>;
  readonly signOut: SignOut;
} {
  const frameOf = (ctx: KoaContextWithOIDC): PageFrame => ({
    tenantName: tenant.name,
    language: chooseLanguage(askedLanguage(ctx), ctx.get('accept-language')),
    base: issuerPath,
  });
  const show = (ctx: KoaContextWithOIDC, markup: string): void => {
    ctx.type = 'html';
    ctx.body = markup;
  };

  return {
    renderError: (ctx) => {
      show(ctx, renderNoticePage(frameOf(ctx), 'error'));
    },
    signOut: {
      enabled: true,
      logoutSource: (ctx) => {
        const form = { action: ctx.oidc.urlFor('end_session_confirm'), secret: secretOf(ctx) };
        show(ctx, renderSignOutPage(frameOf(ctx), form, isAskedByOwner(ctx)));
      },
      postLogoutSuccessSource: (ctx) => {
        show(ctx, renderNoticePage(frameOf(ctx), 'signedOut'));
      },
    },
  };
}

/** Whether the application proved with an ID token that it acts for the user of this session. */
function isAskedByOwner({ oidc }: KoaContextWithOIDC): boolean {
  const subject = oidc.entities.IdTokenHint?.payload.sub;
  return subject !== undefined && subject === oidc.session?.accountId;
}

/** The value that binds the sign-out form to this session. */
function secretOf({ oidc }: KoaContextWithOIDC): string {
  const secret = oidc.session?.state?.['secret'];
  if (typeof secret !== 'string') throw new Error('The session holds no sign-out secret');
  return secret;
}

function askedLanguage({ oidc }: KoaContextWithOIDC): string | undefined {
  const asked = oidc.params?.['ui_locales'];
  return typeof asked === 'string' ? asked : undefined;
}
