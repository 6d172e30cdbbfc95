import sanitizeHtml from 'sanitize-html';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { SettingPart } from '@form-builder/core/field-types/settings/setting-part.ts';
import { settingParts } from '@form-builder/core/field-types/settings/setting-parts.ts';
import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import {
  richTextElements,
  richTextHeadingLevels,
  richTextLinkSchemes,
} from '@form-builder/core/formats/rich-text-elements.ts';

const options: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(richTextElements),
  // The library wants lists that it may change.
  allowedAttributes: Object.fromEntries(
    Object.entries(richTextElements).map(([tag, attributes]) => [tag, [...attributes]]),
  ),
  allowedSchemes: [...richTextLinkSchemes],
  allowProtocolRelative: false,
  transformTags: { b: 'strong', i: 'em' },
};

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const [firstLevel, , lastLevel] = richTextHeadingLevels;

/**
 * A rich text reduced to the elements of the list, because the Content-Security-Policy of the pages is
 * strict. Its headings begin at level 2 and never skip one.
 */
export function cleanText(text: string): string {
  let level = firstLevel - 1;
  const nextHeading = (tag: string, attribs: sanitizeHtml.Attributes) => {
    level = Math.min(Math.max(Number(tag.slice(1)), firstLevel), level + 1, lastLevel);
    return { tagName: `h${String(level)}`, attribs };
  };
  const headingTags = Object.fromEntries(headings.map((tag) => [tag, nextHeading]));
  return sanitizeHtml(text, {
    ...options,
    transformTags: { ...options.transformTags, ...headingTags },
  });
}

/**
 * The pages with every rich text reduced to its structure. Fields that are the very objects of `stored` pages were
 * reduced when they were stored.
 */
export function sanitisePages(
  pages: readonly Page[],
  stored: readonly Page[] = [],
): readonly Page[] {
  const known = new Set(stored.flatMap(({ properties }) => properties));
  const sanitise = (field: Field) => (known.has(field) ? field : sanitiseField(field));
  return pages.map((page) => ({ ...page, properties: page.properties.map(sanitise) }));
}

function sanitiseField(field: Field): Field {
  const parts = fieldTypes[field.type].settings.map((name): SettingPart => settingParts[name]);
  const richTexts = parts.filter((part) => part.input === 'rich-text');
  const cleaned = richTexts.reduce<Record<string, unknown>>(
    (members, part) =>
      cleanMember(members, part.at === 'field' ? [part.name] : ['custom_properties', part.name]),
    { ...field },
  );
  if (field.children !== undefined) cleaned['children'] = field.children.map(sanitiseField);
  // The same field with other texts: only strings were replaced by strings.
  return cleaned as unknown as Field;
}

function cleanMember(
  members: Record<string, unknown>,
  [name, ...rest]: readonly string[],
): Record<string, unknown> {
  if (name === undefined) return members;
  const value = members[name];
  if (rest.length === 0) {
    return typeof value === 'string' ? { ...members, [name]: cleanText(value) } : members;
  }
  // Nested members are only looked for in objects.
  const nested =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  return nested === undefined ? members : { ...members, [name]: cleanMember(nested, rest) };
}
