import {
  buildCondition,
  buildField,
  buildRule,
  buildVariable,
} from '@form-builder/core/form/build-form.ts';

const shownWith = (id: string, variable: string) =>
  buildField('text', id, {
    is_hidden: true,
    logic: [buildRule(['show'], buildCondition(variable, 'is_not_empty'))],
  });

/** Variables that the host page, its address, a login and the register of persons fill in, and a field for each. */
export const outsideForm = {
  title: 'Afspraak maken',
  pages: [
    {
      id: 'p1',
      title: 'Uw afspraak',
      properties: [
        buildField('text', 'area', { label: 'Wijk {{ {query0000} }}', use_formula: true }),
        shownWith('desk', 'host'),
        shownWith('person', 'login'),
        shownWith('marriage', 'partner'),
      ],
    },
  ],
  variables: [
    buildVariable('query', { type: 'query', name: 'wijk' }),
    buildVariable('host', { type: 'host', name: 'balie' }),
    buildVariable('login', { type: 'login', provider: 'digid', claim: 'name' }),
    buildVariable('partner', { type: 'person', provider: 'digid', member: 'partner.name' }),
  ],
};
