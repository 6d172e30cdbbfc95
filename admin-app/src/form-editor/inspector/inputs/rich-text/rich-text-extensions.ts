import {
  richTextHeadingLevels,
  richTextLinkSchemes,
} from '@form-builder/core/formats/rich-text-elements.ts';
import StarterKit from '@tiptap/starter-kit';

/**
 * The extensions that produce only elements that the server stores: no styles, no images, and
 * headings below the page's own.
 */
export const richTextExtensions = [
  StarterKit.configure({
    heading: { levels: [...richTextHeadingLevels] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: { openOnClick: false, autolink: true, protocols: [...richTextLinkSchemes] },
  }),
];
