import type { PartialFieldTypeRegistry } from '@form-builder/core/field-types/field-types.ts';
import { loadingTiers, type LoadingTier } from '@form-builder/core/field-types/loading-tiers.ts';
import { fieldsMessages } from '@form-builder/core/messages/generated/fields/load.ts';
import { mapMessages } from '@form-builder/core/messages/generated/map/load.ts';
import { redactionMessages } from '@form-builder/core/messages/generated/redaction/load.ts';
import { servicesMessages } from '@form-builder/core/messages/generated/services/load.ts';
import { validationMessages } from '@form-builder/core/messages/generated/validation/load.ts';
import type { MessageLoaders } from '@form-builder/core/messages/message-loaders.ts';
import { addStyles } from '../../theme/style-sheets.ts';
import { basicViews } from './basic-views.ts';
import type { FieldViews } from '../../state/field-view.ts';

/** The code of the types a form uses, and of others that come with it. */
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

/** A chunk of views, and their messages. */
interface LazyViews {
  readonly load: () => Promise<ViewFile>;
  readonly messages: readonly MessageLoaders[];
}

/** The chunk of each loading tier: a forgotten tier does not compile. */
const lazyViews: Readonly<Record<Exclude<LoadingTier, 'first'>, LazyViews>> = {
  usual: { load: () => import('./common-views.ts'), messages: [] },
  phone: { load: () => import('./phone-views.ts'), messages: [validationMessages] },
  light: { load: () => import('./other-views.ts'), messages: [fieldsMessages, validationMessages] },
  files: { load: () => import('./file-views.ts'), messages: [fieldsMessages] },
  services: {
    load: () => import('./service-views.ts'),
    messages: [fieldsMessages, servicesMessages],
  },
  redaction: {
    load: () => import('./redacted-views.ts'),
    messages: [fieldsMessages, redactionMessages],
  },
  map: { load: () => import('./geolocation-views.ts'), messages: [fieldsMessages, mapMessages] },
};

const tiers: Readonly<Partial<Record<string, LoadingTier>>> = loadingTiers;

/** A type that this element does not know gets the chunk of the light ones. */
export const tierOf = (name: string): LoadingTier =>
  (Object.hasOwn(tiers, name) ? tiers[name] : undefined) ?? 'light';

/** The chunks with the views of those types, except the first chunk. */
export function viewFilesOf(names: readonly string[]): readonly LazyViews[] {
  const needed = new Set(names.map(tierOf));
  return [...needed].flatMap((tier) => (tier === 'first' ? [] : lazyViews[tier]));
}

/**
 * Fetches the code of the types a form uses in one parallel round; the basic ones are loaded
 * already.
 */
export async function loadFieldTypes(names: readonly string[]): Promise<LoadedTypes> {
  const files = await Promise.all(viewFilesOf(names).map(({ load }) => load()));
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
