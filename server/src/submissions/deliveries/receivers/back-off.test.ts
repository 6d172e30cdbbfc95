import { expect, test } from 'vitest';
import { backOffSeconds, maxDeliveryAttempts, retryDelaySeconds } from './back-off.ts';
import { maskAnswerText } from '../content/mask-answer-text.ts';

test('delays grow up to an hour, and differ by delivery', () => {
  const waits = Array.from({ length: maxDeliveryAttempts }, (_, at) => backOffSeconds('a', at + 1));
  const most = [15, 45, 135, 405, 1215, 3600, 3600, 3600, 3600, 3600];
  waits.forEach((wait, at) => {
    expect(wait).toBeLessThanOrEqual(most[at] ?? 0);
    expect(wait).toBeGreaterThan((most[at] ?? 0) / 2);
  });
  expect(backOffSeconds('a', 3)).toBe(backOffSeconds('a', 3));
  expect(backOffSeconds('a', 3)).not.toBe(backOffSeconds('b', 3));
});

test('a wait that the receiver asks for is kept, up to an hour', () => {
  expect(retryDelaySeconds(12.2, {})).toBe(13);
  expect(retryDelaySeconds(12, { retryAfterSeconds: 60 })).toBe(60);
  expect(retryDelaySeconds(120, { retryAfterSeconds: 60 })).toBe(120);
  expect(retryDelaySeconds(12, { retryAfterSeconds: 86_400 })).toBe(3_600);
});

test('sensitive values in a receiver’s response are masked', () => {
  const text = '{"title":"bsn 111222333 of Ada is unknown"}';
  expect(maskAnswerText(text, [{ bsn: '111222333', age: 12 }])).toBe(
    '{"title":"bsn ••• of Ada is unknown"}',
  );
});
