import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import { buildId } from './build-id.ts';
import { buildPages } from './build-pages.ts';

/** What production shows of a form of one page. */
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
    pages: buildPages(),
    settings: {},
    submission_settings: { is_public: true },
    is_test: false,
  } satisfies PublicForm;
  return { ...form, ...overrides };
}
