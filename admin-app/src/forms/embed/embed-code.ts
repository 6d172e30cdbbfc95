import type { EnvironmentId } from '@form-builder/core/contract/shared-schemas.ts';

interface Embed {
  readonly origin: string;
  readonly formId: string;
  readonly environment: EnvironmentId;
}

/** Nothing below the form moves when it comes. */
const reservedHeight = 'style="display: block; min-height: 100vh"';

/** The script and the element as a web editor pastes them. */
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

/** The form's own page; production needs no mention. */
export function renderAddress(origin: string, formId: string, environment: EnvironmentId): string {
  const page = `${origin}/render/${formId}`;
  return environment === 'production' ? page : `${page}?omgeving=${environment}`;
}
