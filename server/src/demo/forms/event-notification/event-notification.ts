import type { FormDefinition } from '@form-builder/core/form/form-definition.ts';
import { closingPage } from './closing-page.ts';
import { eventPage } from './event-page.ts';
import { locationPage } from './location-page.ts';
import { organiserPage } from './organiser-page.ts';
import { safetyPage } from './safety-page.ts';

/** "Evenement melden": notify the municipality of an event. */
export const eventNotification: FormDefinition = {
  variables: [
    {
      id: 'grens',
      short_id: 'gr01',
      label: 'Bezoekers zonder vergunning, en per beveiliger',
      value_kind: 'number',
      source: { type: 'constant', value: 250 },
    },
    {
      id: 'vergunningplichtig',
      short_id: 'vv01',
      label: 'Er is een vergunning nodig',
      value_kind: 'boolean',
      source: { type: 'formula', formula: '{bz01} > {gr01}' },
    },
  ],
  pages: [organiserPage, eventPage, locationPage, safetyPage, closingPage],
};
