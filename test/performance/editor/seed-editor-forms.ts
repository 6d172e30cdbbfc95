import type { Client } from '@form-builder/core/client/create-client.ts';
import type { ApiContract } from '@form-builder/core/contract/contract.ts';
import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import { buildLongForm } from '../renderer/long-form.ts';

/** How the fields of a form are spread over pages. */
export type Layout = 'one-page' | 'many-pages';

/** A form to edit. */
export interface SeededForm {
  readonly layout: Layout;
  readonly length: number;
  readonly versionId: string;
}

const fieldsOnPage = 10;

/** Stores a form of this many fields, with rules and a formula, and returns its version. */
export async function seedEditorForm(
  client: Client<ApiContract>,
  layout: Layout,
  length: number,
): Promise<SeededForm> {
  const form = await client.createForm({ body: { name: `Formulier ${layout} ${length}` } });
  const versionId = form.data.latest_version?.id ?? '';
  const params = { id: versionId };
  const { data: version } = await client.getVersion({ params });
  const headers = { 'if-match': `"${version.revision}"` };
  const { fields } = buildLongForm(length);
  const pages = toPages(fields, layout === 'one-page' ? length : fieldsOnPage);
  await client.updateVersion({ params, headers, body: { pages } });
  return { layout, length, versionId };
}

function toPages(fields: readonly Field[], size: number): Page[] {
  return Array.from({ length: Math.ceil(fields.length / size) }, (_, at) => ({
    id: `page-${at}`,
    title: `Pagina ${at + 1}`,
    properties: fields.slice(at * size, (at + 1) * size),
  }));
}
