import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import { fieldTypeNames, fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { SettingName } from '@form-builder/core/field-types/settings/setting-names.ts';
import type { SettingPart } from '@form-builder/core/field-types/settings/setting-part.ts';
import { settingParts } from '@form-builder/core/field-types/settings/setting-parts.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { fieldSchema } from '@form-builder/core/form/field-schema.ts';
import { createField } from '@form-builder/core/form/create-field.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { loadAllViews, PreviewPage, VisitorPreview } from '@form-builder/renderer-element/preview';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createTryOutSession } from '../../form-preview/try-out-session.ts';

const views = await loadAllViews();
const text = { locale: 'nl-NL', translate: translatorOf('nl') };
const options = [
  { id: '1', label: 'Een' },
  { id: '2', label: 'Twee' },
];

/**
 * Returns what the panel shows for an absent setting; `undefined` where it shows an empty input.
 */
function shownDefault({ input, default: value, choices }: SettingPart): unknown {
  if (input === 'toggle') return value ?? false;
  return input === 'choice' && value !== undefined ? choices?.[0] : undefined;
}

const settings: readonly (readonly [FieldTypeName, SettingName])[] = fieldTypeNames.flatMap(
  (type) => fieldTypes[type].settings.map((name) => [type, name] as const),
);
const shown = settings.filter(([, name]) => shownDefault(settingParts[name]) !== undefined);

describe('a setting that was never changed', () => {
  test.each(shown)('of %s: the form has %s as the panel shows it', (type, name) => {
    const part: SettingPart = settingParts[name];
    const stored = visitorsView(withSetting(type, part, shownDefault(part)));
    expect(stored).toBe(visitorsView(withSetting(type, part, undefined)));
  });
});

function withSetting(type: FieldTypeName, { name, at }: SettingPart, value: unknown): Field {
  const field = { ...createField(type, { id: 'f', shortId: 'ffff', label: 'Vraag' }), options };
  const own = { ...(at === 'field' ? field : field.custom_properties), [name]: value };
  const present = Object.fromEntries(Object.entries(own).filter(([, one]) => one !== undefined));
  return v.parse(fieldSchema, at === 'field' ? present : { ...field, custom_properties: present });
}

function visitorsView(field: Field): string {
  const pages = [{ id: 'p', title: '', properties: [field] }];
  const session = createTryOutSession({ pages, variables: [] });
  return renderToStaticMarkup(
    <VisitorPreview session={session} views={views} text={text}>
      <PreviewPage session={session} pageIndex={0} />
    </VisitorPreview>,
  );
}
