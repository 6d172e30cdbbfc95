import type { Page } from '@form-builder/core/form/form-definition.ts';
import type { Action, LogicRule } from '@form-builder/core/logic/logic-rule.ts';
import { expect, test } from 'vitest';
import { buildField } from '../../document/build-document.ts';
import { startChangeCommand } from './start-change-command.ts';
import { isHiddenForGood, startChanges } from './start-settings.ts';

const rule = (actions: readonly Action[], ...targets: string[]): LogicRule => ({
  id: 'rule',
  actions,
  condition_group: { id: 'group', type: 'group', logic_operator: 'and', children: [] },
  ...(targets.length > 0 && { targets }),
});

interface Member {
  readonly is_hidden?: boolean;
  readonly is_disabled?: boolean;
  readonly is_required?: boolean;
}

const pagesWith = (logic: readonly LogicRule[], members: Member = {}): readonly Page[] => [
  { id: 'p1', title: 'Een', properties: [buildField('a', { ...members, logic })] },
  { id: 'p2', title: 'Twee', properties: [buildField('b'), buildField('n', { type: 'divider' })] },
];

const told = (before: readonly Page[], after: readonly Page[]) =>
  startChanges(before, after, 'a').map(
    ({ place, setting, becomes }) => `${place.id} ${setting} ${becomes}`,
  );

type Row = readonly [readonly Action[], readonly Action[], Member, readonly string[]];
const rows: Readonly<Record<string, Row>> = {
  'the first that shows': [[], ['show'], {}, ['a is_hidden on']],
  'the first that lets fill in': [[], ['enabled'], {}, ['a is_disabled on']],
  'the first that makes optional': [[], ['optional'], {}, ['a is_required on']],
  'one that shows a hidden field': [[], ['show'], { is_hidden: true }, []],
  'one that hides': [[], ['hide'], {}, []],
  'one that hides instead': [['show'], ['hide'], { is_hidden: true }, ['a is_hidden off']],
  'none that shows any more': [['show'], ['required'], { is_hidden: true }, ['a is_hidden left']],
  'another that shows': [['show'], ['show', 'required'], { is_hidden: true }, []],
};

test.each(Object.keys(rows))('with a rule that is %s', (name) => {
  const [before = [], after = [], members, expected] = rows[name] ?? [];
  expect(told(pagesWith([rule(before)], members), pagesWith([rule(after)], members))).toEqual(
    expected,
  );
});

test('each target of a rule is hidden as well, where it can be', () => {
  const after = pagesWith([rule(['show', 'enabled'], 'b', 'n', 'p2', 'gone')]);
  expect(told(pagesWith([]), after)).toEqual([
    'a is_hidden on',
    'a is_disabled on',
    'b is_hidden on',
    'b is_disabled on',
    'n is_hidden on',
    'p2 is_hidden on',
  ]);
});

test('a target that is removed from the rule stays hidden, and this is announced', () => {
  const hidden = (logic: LogicRule) =>
    pagesWith([logic], { is_hidden: true }).map((page) =>
      page.id === 'p2' ? { ...page, is_hidden: true } : page,
    );
  const [before, after] = [hidden(rule(['show'], 'p2')), hidden(rule(['show']))];
  expect(told(before, after)).toEqual(['p2 is_hidden left']);
  expect(after.filter((page) => isHiddenForGood(after, page)).map(({ id }) => id)).toEqual(['p2']);
});

test('one command sets all of them, and one takes them back', () => {
  const pages = pagesWith([rule(['show'], 'p2')]);
  const document = {
    title: '',
    description: '',
    settings: {},
    variables: [],
    pages,
    submission_settings: { is_public: true },
    theme_settings: {},
  };
  const changed = startChangeCommand(startChanges(pagesWith([]), pages, 'a'))(document);
  expect(changed.document.pages.map((page) => page.is_hidden)).toEqual([undefined, true]);
  expect(changed.document.pages[0]?.properties[0]?.is_hidden).toBe(true);
  expect(changed.inverse(changed.document).document).toEqual(document);
});
