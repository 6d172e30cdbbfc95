import type { Page } from '@form-builder/core/form/form-definition.ts';

/** One page that asks for a name and an e-mail address. */
export function buildPages(): Page[] {
  return [
    {
      id: 'page-1',
      title: 'Uw gegevens',
      properties: [
        { id: 'name', short_id: 'nm01', type: 'text', label: 'Naam', is_required: true },
        { id: 'email', short_id: 'em01', type: 'email', label: 'E-mailadres' },
      ],
    },
  ] satisfies Page[];
}
