import type { PartialFieldTypeRegistry } from '@form-builder/core/field-types/field-type.ts';
import { fieldsMessages } from '@form-builder/core/messages/generated/fields/load.ts';
import { mapMessages } from '@form-builder/core/messages/generated/map/load.ts';
import { redactionMessages } from '@form-builder/core/messages/generated/redaction/load.ts';
import { servicesMessages } from '@form-builder/core/messages/generated/services/load.ts';
import type { MessageLoaders } from '@form-builder/core/messages/message-loaders.ts';
import type { MapAnswers } from '@form-builder/core/session/cells/map-answers.ts';
import { addStyles } from '../../theme/style-sheets.ts';
import { basicViews } from './basic-views.ts';
import type { FieldViews } from '../../state/field-view.ts';

/** The code of the types a form uses, and of others that come with it. */
export interface LoadedTypes {
  readonly types: PartialFieldTypeRegistry;
  /** Views of the types that can be shown. */
  readonly views: FieldViews;
  /** Fills in other fields, for types whose answers do. */
  readonly mapAnswers: MapAnswers | undefined;
}

/** What a file with views holds. */
interface ViewFile {
  readonly views: FieldViews;
  readonly viewStyles: readonly string[];
  readonly mapAnswers?: MapAnswers;
}

/** A file that is fetched for the types whose names fit. */
interface LaterViews {
  readonly types: RegExp;
  readonly load: () => Promise<ViewFile>;
  /** The texts that the views say. */
  readonly messages: readonly MessageLoaders[];
}

/** Types that many forms have, with the rules of others. */
export const usualViews: LaterViews = {
  types: /^(?:multi-select|text-layout|group)$/,
  load: () => import('./common-modules.ts'),
  messages: [],
};

/** Which file holds the view of a type that did not come with the element; the first that fits. */
const viewFiles: readonly LaterViews[] = [
  usualViews,
  { types: /^files?$/, load: () => import('./file-views.ts'), messages: [fieldsMessages] },
  {
    types: /^redacted$/,
    load: () => import('./redacted-views.ts'),
    messages: [fieldsMessages, redactionMessages],
  },
  {
    types: /^geo/,
    load: () => import('./geolocation-views.ts'),
    messages: [fieldsMessages, mapMessages],
  },
  {
    types: /^(?:auth|payment|bag|kvk-api|matter|(?:multi-)?custom-list)$/,
    load: () => import('./service-views.ts'),
    messages: [fieldsMessages, servicesMessages],
  },
  { types: /^/, load: () => import('./other-views.ts'), messages: [fieldsMessages] },
];

/** The files with the views of those types that did not come with the element. */
export function viewFilesOf(names: readonly string[]): readonly LaterViews[] {
  const missing = names.filter((name) => !Object.hasOwn(basicViews, name));
  const files = missing.flatMap((name) => viewFiles.find(({ types }) => types.test(name)) ?? []);
  return [...new Set(files)];
}

/** Fetches the code of the types a form uses, in one parallel round; the light ones are there. */
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
  const mapAnswers = files.find((file) => file.mapAnswers)?.mapAnswers;
  return { types, views, mapAnswers };
}
