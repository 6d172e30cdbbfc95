import { findAttachmentKeys } from '@form-builder/core/attachments/attachment-url.ts';
import type { FormFile, Unresolved } from '@form-builder/core/contract/staff/forms/form-files.ts';
import {
  findVersionReferences,
  type VersionReference,
} from '@form-builder/core/form-files/find-version-references.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { selectKnownKeys } from '../attachments/attachments-queries.ts';
import { selectListKeys } from '../custom-lists/custom-lists-queries.ts';
import type { Writer } from '../logbook/writer.ts';
import { selectProviderNames } from '../providers/providers-queries.ts';

/** The references of an imported form that this tenant lacks, each once, with the fields that use it. */
export async function findUnresolved(
  { tx }: Pick<Writer, 'tx'>,
  { version, references, attachments = [] }: FormFile,
  unpacked: readonly Field[],
): Promise<Unresolved[]> {
  const lists = await selectListKeys(tx);
  const providers = await selectProviderNames(tx);
  const embedded = attachments.flatMap(({ url }) => findAttachmentKeys(url));
  const known = await selectKnownKeys(tx, findAttachmentKeys(JSON.stringify(version)));
  const files = new Set([...embedded, ...known]);
  const hasProvider = (kind: string, id: string) =>
    providers.some((one) => one.kind === kind && one.id === id);
  const isThere: Readonly<Record<VersionReference['kind'], (id: string) => boolean>> = {
    template: () => true,
    list: (id) => lists.includes(id),
    auth: (id) => hasProvider('auth', id),
    payment: (id) => hasProvider('payment', id),
    delivery: (id) => hasProvider('delivery', id),
    file: (url) => findAttachmentKeys(url).some((key) => files.has(key)),
  };
  const { login_provider: login } = version.submission_settings;
  const { logo, fonts = [] } = version.theme_settings;
  return group([
    ...unpacked.map((field) => ({
      kind: 'template' as const,
      name: nameOfTemplate(field, references),
      field: field.label,
    })),
    ...findVersionReferences(version, version.settings).flatMap(({ kind, id, label: field }) =>
      isThere[kind](id) ? [] : { kind, name: nameOf(kind, id, references), field },
    ),
    ...(login === undefined || isThere.auth(login)
      ? []
      : [{ kind: 'auth' as const, name: nameOf('auth', login, references) }]),
    ...(logo?.startsWith('/') ? [{ kind: 'file' as const, name: logo }] : []),
    ...fonts.flatMap(({ url }) => (isThere.file(url) ? [] : { kind: 'file' as const, name: url })),
  ]);
}

interface Lack {
  readonly kind: Unresolved['kind'];
  readonly name: string;
  readonly field?: string;
}

function group(lacks: readonly Lack[]): Unresolved[] {
  const found = new Map<string, Unresolved>();
  for (const { kind, name, field } of lacks) {
    const key = `${kind} ${name}`;
    const one = found.get(key) ?? { kind, name, fields: [] };
    found.set(key, { ...one, fields: [...one.fields, ...(field === undefined ? [] : [field])] });
  }
  return [...found.values()];
}

const nameOfTemplate = (
  { template_version_id: id, label }: Field,
  { templates }: FormFile['references'],
) => templates.find((one) => one.template_version_id === id)?.name ?? label;

function nameOf(kind: Unresolved['kind'], id: string, references: FormFile['references']): string {
  const list = references.lists.find((one) => kind === 'list' && one.key === id);
  const provider = references.providers.find((one) => one.kind === kind && one.id === id);
  return list?.name ?? provider?.name ?? id;
}
