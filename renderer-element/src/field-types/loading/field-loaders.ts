import type { PartialFieldTypeRegistry } from '@form-builder/core/field-types/field-types.ts';
import type { FormPart } from '@form-builder/core/field-types/form-parts.ts';
import type { LoadingTier } from '@form-builder/core/field-types/loading-tiers.ts';
import { fieldsMessages } from '@form-builder/core/messages/generated/fields/load.ts';
import { mapMessages } from '@form-builder/core/messages/generated/map/load.ts';
import { redactionMessages } from '@form-builder/core/messages/generated/redaction/load.ts';
import { servicesMessages } from '@form-builder/core/messages/generated/services/load.ts';
import type { MessageLoaders } from '@form-builder/core/messages/message-loaders.ts';
import { addStyles } from '../../theme/style-sheets.ts';
import { basicViews } from './views/basic-views.ts';
import type { FieldViews } from '../../state/fields/field-view.ts';

/**
 * The loaded definitions and views: of the types that a form uses, and of others in the same
 * chunks.
 */
export interface LoadedTypes {
  readonly types: PartialFieldTypeRegistry;
  /** The views of the types that can be shown. */
  readonly views: FieldViews;
}

/** The exports of a chunk with views. */
interface ViewFile {
  readonly views: FieldViews;
  readonly viewStyles: readonly string[];
}

/** A chunk with views, and their messages. */
interface LazyViews {
  readonly load: () => Promise<ViewFile>;
  readonly messages: readonly MessageLoaders[];
}

/** The chunk of each loading tier: a missing tier does not compile. */
const lazyViews: Readonly<Record<Exclude<LoadingTier, 'first'>, LazyViews>> = {
  usual: { load: () => import('./views/common-views.ts'), messages: [] },
  phone: { load: () => import('./views/phone-views.ts'), messages: [] },
  light: { load: () => import('./views/other-views.ts'), messages: [fieldsMessages] },
  files: { load: () => import('./views/file-views.ts'), messages: [fieldsMessages] },
  services: {
    load: () => import('./views/service-views.ts'),
    messages: [fieldsMessages, servicesMessages],
  },
  redaction: {
    load: () => import('./views/redacted-views.ts'),
    messages: [fieldsMessages, redactionMessages],
  },
  map: {
    load: () => import('./views/geolocation-views.ts'),
    messages: [fieldsMessages, mapMessages],
  },
};

const viewsByPart: Readonly<Partial<Record<FormPart, LazyViews>>> = lazyViews;

/** Returns the chunks with views among the parts of a form. */
export const viewFilesOf = (parts: readonly FormPart[]): readonly LazyViews[] =>
  parts.flatMap((part) => viewsByPart[part] ?? []);

/**
 * Fetches the code of the types a form uses in one parallel round; the basic ones are loaded
 * already.
 */
export async function loadFieldTypes(parts: readonly FormPart[]): Promise<LoadedTypes> {
  const files = await Promise.all(viewFilesOf(parts).map(({ load }) => load()));
  files.flatMap(({ viewStyles }) => viewStyles).forEach(addStyles);
  const views: FieldViews = files.reduce<FieldViews>(
    (all, file) => ({ ...all, ...file.views }),
    basicViews,
  );
  const types = Object.fromEntries(
    Object.values(views).map(({ definition }) => [definition.type, definition]),
  );
  return { types, views };
}
