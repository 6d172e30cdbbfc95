import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import { buildId } from './build-id.ts';
import { buildPages } from './build-pages.ts';

/** The public form of one page in production. */
export function buildPublicForm(overrides: Partial<PublicForm> = {}): PublicForm {
  const form = {
    id: buildId(),
    version_id: buildId(),
    environment: 'production',
    title: 'Contactformulier',
    description: '',
    organisation: 'Gemeente Voorbeeldstad',
    languages: ['nl'],
    field_types: ['text', 'email'],
    parts: [],
    pages: buildPages(),
    settings: {},
    submission_settings: { is_public: true },
    is_test: false,
  } satisfies PublicForm;
  return { ...form, ...overrides };
}
