import sanitizeHtml from 'sanitize-html';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { SettingPart } from '@form-builder/core/field-types/settings/setting-part.ts';
import { settingParts } from '@form-builder/core/field-types/settings/setting-parts.ts';
import type { Field, Page } from '@form-builder/core/form/form-definition.ts';

/**
 * Structure only: no style, class, script or image, because the Content-Security-Policy of the
 * pages is strict. Everything that is stored has been through a real HTML parser, whatever wrote
 * it.
 */
const structure: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href'], th: ['scope'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { b: 'strong', i: 'em' },
};

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** The structure of a text; its headings begin at level 2 and never skip one. */
function cleanText(text: string): string {
  let last = 1;
  const settle = (tag: string, attribs: sanitizeHtml.Attributes) => {
    last = Math.min(Math.max(Number(tag.slice(1)), 2), last + 1, 4);
    return { tagName: `h${String(last)}`, attribs };
  };
  const settled = Object.fromEntries(headings.map((tag) => [tag, settle]));
  const transformTags = { ...structure.transformTags, ...settled };
  return sanitizeHtml(text, { ...structure, transformTags });
}

/** The pages with every rich text reduced to its structure. */
export function sanitisePages(pages: readonly Page[]): readonly Page[] {
  return pages.map((page) => ({ ...page, properties: page.properties.map(sanitiseField) }));
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
