// @vitest-environment node
import type { EnvironmentState } from '@form-builder/core/contract/staff/forms/forms.ts';
import type { Permission } from '@form-builder/core/contract/permissions.ts';
import { describe, expect, test } from 'vitest';
import {
  availableTransitions,
  hasTransition,
  waitsForColleague,
  type TransitionActor,
} from './available-transitions.ts';

const user = (...permissions: readonly Permission[]) => ({ id: 'me', is_root: false, permissions });
const root = { id: 'me', is_root: true, permissions: [] };
const proposer = user('form-propose-test');
const reviewer = user('form-review-test');
const publisher = user('form-publish-test');
const all = user('form-propose-test', 'form-review-test', 'form-publish-test');

/** Uses the tenant setting without four eyes. */
const alone = (who: TransitionActor['user'], mayChangeForm = true): TransitionActor => ({
  user: who,
  mayChangeForm,
  needsFourEyes: false,
});
const at = (state: EnvironmentState | null, userId = 'colleague') =>
  state === null ? undefined : { state, user: { id: userId } };

describe('availableTransitions', () => {
  test.each([
    ['not signed in', 'test', null, null, []],
    ['proposer, nothing yet', 'test', null, proposer, ['propose']],
    ['proposer, proposed', 'test', 'proposed', proposer, ['retract']],
    ['proposer, rejected', 'test', 'rejected', proposer, ['propose']],
    ['proposer elsewhere', 'production', null, proposer, []],
    ['reviewer, proposed', 'test', 'proposed', reviewer, ['approve', 'reject']],
    ['reviewer, approved', 'test', 'approved', reviewer, ['reject']],
    ['reviewer, nothing yet', 'test', null, reviewer, []],
    ['publisher, nothing yet', 'test', null, publisher, []],
    ['publisher, proposed', 'test', 'proposed', publisher, []],
    ['publisher, approved', 'test', 'approved', publisher, ['publish']],
    ['publisher, published', 'test', 'published', publisher, ['withdraw']],
    ['all rights, nothing yet', 'test', null, all, ['publish', 'propose']],
    ['all rights, proposed', 'test', 'proposed', all, ['approve', 'publish', 'reject', 'retract']],
    ['proposer, approved', 'test', 'approved', proposer, []],
    ['publisher, superseded', 'test', 'superseded', publisher, ['publish']],
    ['publisher, withdrawn', 'test', 'withdrawn', publisher, ['publish']],
    ['proposer, superseded', 'test', 'superseded', proposer, ['propose']],
    ['all rights, withdrawn', 'test', 'withdrawn', all, ['publish', 'propose']],
    ['root, approved', 'production', 'approved', root, ['publish', 'reject']],
    [
      'development needs no review',
      'development',
      null,
      user('form-publish-development'),
      ['publish'],
    ],
    ['development, published', 'development', 'published', root, ['withdraw']],
    ['development without the right', 'development', null, all, []],
  ] as const)('%s', (...row) => {
    const [, environment, state, who, transitions] = row;
    expect(availableTransitions(environment, at(state), alone(who))).toEqual(transitions);
  });

  test('leaves only the review to users who may not edit the form', () => {
    const viewer = alone(all, false);
    expect(availableTransitions('test', at('proposed'), viewer)).toEqual(['approve', 'reject']);
    expect(availableTransitions('test', undefined, viewer)).toEqual([]);
  });

  test('lets users retract their own proposal instead of rejecting it', () => {
    const own = at('proposed', 'me');
    expect(availableTransitions('test', own, alone(all))).toEqual([
      'approve',
      'publish',
      'retract',
    ]);
    const unable = alone(reviewer);
    expect(availableTransitions('test', own, unable)).toEqual(['approve', 'reject']);
  });

  describe('with four eyes', () => {
    const actor = { ...alone(all), needsFourEyes: true };

    test('lets nobody publish in one go', () => {
      expect(availableTransitions('test', undefined, actor)).toEqual(['propose']);
      expect(availableTransitions('development', undefined, { ...actor, user: root })).toEqual([
        'publish',
      ]);
    });

    test('leaves the approval of a proposal to a colleague', () => {
      expect(availableTransitions('test', at('proposed', 'me'), actor)).toEqual(['retract']);
      expect(waitsForColleague(at('proposed', 'me'), actor)).toBe(true);
    });

    test('lets a user approve and publish the proposal of a colleague', () => {
      const transitions = availableTransitions('test', at('proposed'), actor);
      expect(transitions).toEqual(['approve', 'publish', 'reject', 'retract']);
      expect(waitsForColleague(at('proposed'), actor)).toBe(false);
    });

    test('lets a user go back in one step to what was published before', () => {
      const transitions = availableTransitions('test', at('superseded', 'me'), actor);
      expect(transitions).toEqual(['publish', 'propose']);
    });

    test('lets a user publish what was approved', () => {
      expect(availableTransitions('test', at('approved'), actor)).toEqual(['publish', 'reject']);
      expect(waitsForColleague(at('approved', 'me'), actor)).toBe(false);
    });
  });
});

describe('hasTransition', () => {
  const inTest = (state: 'proposed' | 'approved') => ({
    environments: [{ id: 'test' as const, state, at: '', user: null, remark: null, reviewers: [] }],
  });

  test('looks in every environment, also where nothing happened yet', () => {
    expect(hasTransition({ environments: [] }, alone(proposer))).toBe(true);
    expect(hasTransition(inTest('proposed'), alone(reviewer, false))).toBe(true);
  });

  test('is false for users who can make no transition of the version', () => {
    expect(hasTransition({ environments: [] }, alone(reviewer, false))).toBe(false);
    expect(hasTransition(inTest('approved'), alone(publisher, false))).toBe(false);
    expect(hasTransition(inTest('proposed'), alone(user('submission-read'), false))).toBe(false);
  });
});
