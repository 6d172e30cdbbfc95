import {
  buildCondition,
  buildField,
  buildRule,
  buildVariable,
} from '@form-builder/core/form/build-form.ts';
import type { Field, FormDefinition, Page } from '@form-builder/core/form/form-definition.ts';
import type { Variable } from '@form-builder/core/form/variables/variable.ts';
import type { Action, Condition, LogicRule } from '@form-builder/core/logic/logic-rule.ts';

/** How many of what a real form of a municipality has; the kinds of rules overlap. */
export const municipalMix = {
  pages: 17,
  fields: 400,
  rules: 150,
  /** Rules that show and hide pages. */
  ofPages: 48,
  /** Rules that read what a login, a look-up, the host page or its address gave. */
  readOutside: 77,
  /** Rules that read formulas and constants that no visitor sees. */
  readVariables: 17,
  severalTargets: 58,
  setValue: 8,
  route: 45,
} as const;

/** Where rules of the form route to. */
export const municipalDestinations = ['events', 'permits', 'police', 'fire', 'other'];

/** The choices that rules read stand at each of these, from 0. */
export const choiceEach = 8;

const kinds = ['select', 'text', 'date', 'bag', 'number', 'checkbox', 'email', 'text'] as const;
const options = ['yes', 'no', 'maybe'].map((id) => ({ id, label: id }));
const perPage = Math.ceil(municipalMix.fields / municipalMix.pages);

export const municipalFieldId = (at: number): string => `f${at}`;
const pageId = (at: number) => `p${at}`;

const outside: readonly Variable[] = [
  buildVariable('name', { type: 'login', provider: 'digid', claim: 'name' }),
  buildVariable('street', { type: 'look_up', field: municipalFieldId(3), member: 'street' }),
  buildVariable('district', { type: 'host', name: 'district' }),
  buildVariable('campaign', { type: 'query', name: 'campaign' }),
];
const hidden: readonly Variable[] = [
  buildVariable('visitors', { type: 'formula', formula: '{f40000} + {f120000}' }, 'number'),
  buildVariable('large', { type: 'formula', formula: '{visitors0000} > {limit0000}' }, 'boolean'),
  buildVariable('limit', { type: 'constant', value: 250 }, 'number'),
];

/** A form of 17 pages, 400 fields and 150 rules in the mix of a real one: the same each time. */
export function createMunicipalForm(): FormDefinition {
  const rules = Array.from({ length: municipalMix.rules }, (_, at) => ruleAt(at));
  const shown = new Set(
    rules.flatMap(({ holder, rule }) => (isShowing(rule) ? [holder, ...(rule.targets ?? [])] : [])),
  );
  const more = (id: string) => {
    const logic = rules.flatMap((one) => (one.holder === id ? [one.rule] : []));
    return { ...(shown.has(id) && { is_hidden: true }), ...(logic.length > 0 && { logic }) };
  };
  return { pages: layOut(more), variables: [...outside, ...hidden] };
}

/** As large a form with as many rules, each of which only shows the field that holds it: for comparison. */
export function createPlainForm(): FormDefinition {
  const { rules } = municipalMix;
  const holders = Array.from({ length: rules }, (_, at) => {
    const read = (at % (municipalMix.fields / choiceEach)) * choiceEach;
    return {
      id: municipalFieldId(read + 1 + Math.floor((at * choiceEach) / municipalMix.fields)),
      read,
    };
  });
  const pages = layOut((id) => {
    const held = holders.find((one) => one.id === id);
    if (!held) return {};
    const condition = buildCondition(municipalFieldId(held.read), 'equal', 'yes');
    return { is_hidden: true, logic: [buildRule(showing, condition)] };
  });
  return { pages };
}

/** The pages with their fields; `more` gives what a field or page has besides by its id. */
function layOut(more: (id: string) => Pick<Page, 'is_hidden' | 'logic'>): readonly Page[] {
  const fields = Array.from({ length: municipalMix.fields }, (_, at): Field => {
    const id = municipalFieldId(at);
    return buildField(kinds[at % kinds.length] ?? 'text', id, {
      ...(at % choiceEach === 0 && { options }),
      ...more(id),
    });
  });
  return Array.from({ length: municipalMix.pages }, (_, at): Page => ({
    id: pageId(at),
    title: `Page ${at + 1}`,
    ...more(pageId(at)),
    properties: fields.slice(at * perPage, (at + 1) * perPage),
  }));
}

/** Answers with which every page is there. */
export const municipalAnswers: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(
    Array.from({ length: municipalMix.fields / choiceEach }, (_, at) => [
      municipalFieldId(at * choiceEach),
      'yes',
    ]),
  ),
  [municipalFieldId(3)]: {
    id: '1',
    postcode: '1234 AB',
    house_number: 1,
    street: 'Kade',
    city: 'Delft',
  },
  [municipalFieldId(4)]: 200,
  [municipalFieldId(12)]: 100,
};

/** What a login, the host page and its address give. */
export const municipalOutside: Readonly<Record<string, string>> = {
  name: 'Noor de Vries',
  district: 'Centrum',
  campaign: 'mail',
};

interface HeldRule {
  readonly holder: string;
  readonly rule: LogicRule;
}

const isShowing = ({ actions }: LogicRule) => actions.includes('show');

/** Whether `at` is one of `count` that are spread evenly over `all`. */
const isOneOf = (count: number, all: number, at: number) =>
  Math.floor(((at + 1) * count) / all) > Math.floor((at * count) / all);

function ruleAt(at: number): HeldRule {
  const { rules, readOutside, readVariables } = municipalMix;
  const { holder, others, read, actions } =
    at < municipalMix.ofPages ? pageRule(at) : fieldRule(at);
  const conditions: readonly Condition[] = [
    buildCondition(municipalFieldId(read), 'equal', 'yes'),
    ...(isOneOf(readOutside, rules, at) ? [readingOf(outside, at)] : []),
    ...(isOneOf(readVariables, rules, at) ? [buildCondition('large', 'equal', true)] : []),
  ];
  const targets = hasSeveralTargets(at) ? { targets: others } : {};
  return { holder, rule: { ...buildRule(actions, ...conditions), id: `r${at}`, ...targets } };
}

const readingOf = (variables: readonly Variable[], at: number) =>
  buildCondition(variables[at % variables.length]?.id ?? null, 'is_not_empty');

/** Of the rules without a route, which changes no field. */
function hasSeveralTargets(at: number): boolean {
  const { rules, route, severalTargets } = municipalMix;
  const place = at < rules - route ? at : -1;
  return place >= 0 && isOneOf(severalTargets, rules - route, place);
}

/** Reads a choice on the first page, which is always there. */
function pageRule(at: number) {
  const hideable = municipalMix.pages - 1;
  return {
    holder: pageId(1 + (at % hideable)),
    others: [pageId(1 + ((at + 5) % hideable))],
    read: ((at % hideable) % 3) * choiceEach,
    actions: ['show'] satisfies readonly Action[],
  };
}

/** Reads the choice before it. */
function fieldRule(at: number) {
  const { ofPages, rules, setValue, route, fields } = municipalMix;
  const spread =
    perPage + Math.floor(((at - ofPages) * (fields - perPage - choiceEach)) / (rules - ofPages));
  const read = Math.floor(spread / choiceEach) * choiceEach;
  const isFilling = at < ofPages + setValue;
  const holder = isFilling || spread === read ? read + 1 : spread;
  const others = [read + 6, read + 7].filter((other) => other !== holder);
  return {
    holder: municipalFieldId(holder),
    // The last one is a text, as is the first: a fill fits both.
    others: (isFilling ? [read + 7] : others).map(municipalFieldId),
    read,
    actions: isFilling ? [fillAt(at)] : at >= rules - route ? [routeAt(at)] : showing,
  };
}

const showing: readonly Action[] = ['show', 'required'];

const fillAt = (at: number): Action => ({
  type: 'set_value',
  value: at % 2 === 0 ? 'Centrum' : { formula: '{name0000}' },
  when: at % 2 === 0 ? 'empty' : 'always',
});

const routeAt = (at: number): Action => ({
  type: 'route',
  destination: municipalDestinations[at % municipalDestinations.length] ?? '',
});
