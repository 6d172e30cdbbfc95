import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';

interface Embed {
  readonly origin: string;
  readonly formId: string;
  readonly environment: EnvironmentId;
}

/** Reserves space, so that content below the form does not move when it loads. */
const reservedHeight = 'style="display: block; min-height: 100vh"';

/** Returns the HTML with the script and the element, to paste into a page. */
export function embedCode({ origin, formId, environment }: Embed): string {
  const attributes = [
    `form-id="${formId}"`,
    `environment="${environment}"`,
    'locale="nl-NL"',
    reservedHeight,
  ];
  return [
    `<script src="${origin}/form-builder-render.js" defer></script>`,
    `<form-builder-render`,
    ...attributes.map((attribute) => `  ${attribute}`),
    `></form-builder-render>`,
  ].join('\n');
}

/** Returns the URL of the page that a form has in production, for everyone. */
export const renderAddress = (origin: string, formId: string): string =>
  `${origin}/render/${formId}`;
