import { createClient } from '@form-builder/core/client/create-client.ts';
import { contract, type ApiContract } from '@form-builder/core/contract/contract.ts';
import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { VersionSettings } from '@form-builder/core/version-settings/version-settings-schema.ts';
import type { Page as FormPage } from '@form-builder/core/form/form-definition.ts';
import type { ThemeSettings } from '@form-builder/core/theme/theme-settings.ts';
import type { Page } from '@playwright/test';
import type { Product } from './product.ts';
import { signIn } from './staff.ts';

/** A form as a test needs it; the rest is as the editor makes it. */
export interface WantedForm {
  readonly name: string;
  readonly pages: readonly FormPage[];
  readonly settings?: VersionSettings;
  readonly theme?: ThemeSettings;
  /** Shown there; production unless said otherwise. */
  readonly environments?: readonly EnvironmentId[];
  /** Proposed there, so that a reviewer gets a link. */
  readonly proposedIn?: EnvironmentId;
}

export interface MadeForm {
  readonly formId: string;
  readonly versionId: string;
  /** Shows the proposed version without an account. */
  readonly reviewUrl?: string;
}

/** Makes and publishes forms through the API, as one user with all permissions and without four eyes. */
export async function createFormMaker(page: Page, product: Product) {
  const authorization = await signInForToken(page, product);
  const client = createClient<ApiContract>(contract, {
    baseUrl: product.origin,
    headers: () => ({ authorization }),
  });
  await client.updateSettings({ body: [{ id: 'four_eyes', value: false }] });
  return async ({
    name,
    pages,
    settings = {},
    theme = {},
    ...wanted
  }: WantedForm): Promise<MadeForm> => {
    const form = (await client.createForm({ body: { name } })).data;
    const versionId = form.latest_version?.id ?? '';
    const version = (await client.getVersion({ params: { id: versionId } })).data;
    await client.updateVersion({
      params: { id: versionId },
      headers: { 'if-match': `"${version.revision}"` },
      body: { pages: [...pages], settings, theme_settings: theme, title: name },
    });
    const { environments = ['production'], proposedIn } = wanted;
    for (const environment of environments) {
      await client.publishVersion({ params: { id: versionId, environment }, body: {} });
    }
    const made = { formId: form.id, versionId };
    if (proposedIn === undefined) return made;
    const params = { id: versionId, environment: proposedIn };
    await client.proposeVersion({ params, body: {} });
    const { data: link } = await client.createReviewLink({ params, body: {} });
    return { ...made, reviewUrl: link.url };
  };
}

/** What the staff app sends with its calls, once a user signed in. */
export async function signInForToken(page: Page, product: Product): Promise<string> {
  const call = page.waitForRequest((request) => request.headers()['authorization'] !== undefined);
  await signIn(page, product, 'root');
  return (await (await call).allHeaders())['authorization'] ?? '';
}
