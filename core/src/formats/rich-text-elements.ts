/**
 * The elements that structure a designer's text, with the attributes each may have. The server keeps
 * only these when it stores a text, the visitor's page draws only these, and the editor of the admin
 * app makes no others.
 */
export const richTextElements = {
  h2: [],
  h3: [],
  h4: [],
  p: [],
  br: [],
  ul: [],
  ol: [],
  li: [],
  strong: [],
  em: [],
  a: ['href'],
  blockquote: [],
  table: [],
  caption: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['scope'],
  td: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type RichTextElement = keyof typeof richTextElements;

/** The levels of headings in a text, which are below the title of the page. */
export const richTextHeadingLevels = [2, 3, 4] as const;

/** The schemes of links; paths on the same server and fragments are allowed as well. */
export const richTextLinkSchemes = ['http', 'https', 'mailto', 'tel'] as const;

/** Whether an element is in the list. */
export const isRichTextElement = (name: string): name is RichTextElement =>
  Object.hasOwn(richTextElements, name);
