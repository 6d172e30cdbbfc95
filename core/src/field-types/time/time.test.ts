import { describe, expect, test } from 'vitest';
import { buildFieldOf, buildValidationContext } from '../../form/build-context.ts';
import { timeDefinition, type TimeSettings } from './time.ts';

const field = (custom_properties: TimeSettings = {}) => buildFieldOf('time', { custom_properties });
const issues = (value: string, settings?: TimeSettings) =>
  timeDefinition.validate(value, field(settings), buildValidationContext());

describe('time', () => {
  test.each(['24:00', '9:00', '12:60', 'noon'])('rejects %s', (value) => {
    expect(issues(value)).toEqual([{ code: 'issue.time' }]);
  });

  test('takes both ends of its range', () => {
    const range = { min: '09:00', max: '17:00' };
    expect(issues('09:00', range)).toEqual([]);
    expect(issues('17:00', range)).toEqual([]);
    expect(issues('08:59', range)).toEqual([{ code: 'issue.time_min', params: { n: '09:00' } }]);
    expect(issues('17:01', range)).toEqual([{ code: 'issue.time_max', params: { n: '17:00' } }]);
  });

  test('misses an answer when it is required or has a range', () => {
    expect(timeDefinition.missing(field(), false)).toBeUndefined();
    expect(timeDefinition.missing(field(), true)?.code).toBe('issue.required');
    expect(timeDefinition.missing(field({ min: '09:00' }), false)?.code).toBe('issue.time_min');
    expect(timeDefinition.missing(field({ max: '09:00' }), false)?.code).toBe('issue.time_max');
  });
});
