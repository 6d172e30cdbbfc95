import type { FormDefinition } from '@form-builder/core/form/form-definition.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Fields that show the colours and fonts of a theme, in the language of the app. */
export function createSampleForm(words: (text: MessageDescriptor) => string): FormDefinition {
  const field = <const T extends string>(type: T, id: string, label: MessageDescriptor) => ({
    id,
    short_id: id,
    type,
    label: words(label),
  });
  return {
    pages: [
      {
        id: 'page',
        title: words(msg`Uw gegevens`),
        properties: [
          {
            ...field('text', 'name', msg`Wat is uw naam?`),
            hint: words(msg`Zoals in uw paspoort.`),
            placeholder: words(msg`Bijvoorbeeld A. de Vries`),
          },
          { ...field('email', sampleError, msg`Wat is uw e-mailadres?`), is_required: true },
          {
            ...field('checklist', 'for', msg`Wat vraagt u aan?`),
            options: [
              { id: 'one', label: words(msg`Een parkeervergunning`) },
              { id: 'two', label: words(msg`Een bezoekerspas`) },
            ],
          },
          {
            ...field('select', 'area', msg`In welke wijk woont u?`),
            options: [{ id: 'north', label: words(msg`Noord`) }],
          },
        ],
      },
      { id: 'last', title: words(msg`Controleren`), properties: [] },
    ],
    variables: [],
  };
}

/** The field that is empty although it is required, so that the preview shows an error. */
export const sampleError = 'mail';
