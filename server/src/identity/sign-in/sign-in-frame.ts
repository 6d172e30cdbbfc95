import type { Language } from '@form-builder/core/messages/languages.ts';
import { issuerPath } from '../issuer.ts';
import type { PageFrame } from '../pages/page-frame.ts';
import type { SignInContext } from './sign-in-context.ts';

/** The frame of the sign-in pages of a tenant. */
export function signInFrame(
  { tenant, branding }: Pick<SignInContext, 'tenant' | 'branding'>,
  language: Language,
): PageFrame {
  return { tenantName: tenant.name, language, base: issuerPath, branding };
}
