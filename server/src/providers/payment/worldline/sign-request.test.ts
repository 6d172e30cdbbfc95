import { expect, test } from 'vitest';
import { isSignedBy, signRequest } from './sign-request.ts';

const request = {
  method: 'GET',
  contentType: '',
  date: 'Fri, 06 Jun 2014 13:39:43 GMT',
  gcsHeaders: {},
  path: '/v2/9991/tokens/123456789',
};

test('signs as in the published example of Worldline', () => {
  expect(signRequest('6Kj5HT0MQKC6D8eb7W3lTg71kVKVDSt1', request)).toBe(
    'Y3E5YaU3oQCt4osEotLGb9W0cMclIzlCpvbaD1KhWxE=',
  );
});

test('includes its own headers in the order of their names', () => {
  const one = { ...request, gcsHeaders: { 'X-GCS-B': '2', 'x-gcs-a': ' 1 ' } };
  const other = { ...request, gcsHeaders: { 'x-gcs-a': '1', 'x-gcs-b': '2' } };
  expect(signRequest('secret', one)).toBe(signRequest('secret', other));
  expect(signRequest('secret', one)).not.toBe(signRequest('secret', request));
});

test('recognises only messages that were signed with the secret', () => {
  const signature = 'gdpWe3KkPEqQLPHJcqu4k7ydvrUjplVFImiqbCrYOfo=';
  expect(isSignedBy('secret', '{}', signature)).toBe(false);
  expect(isSignedBy('secret', '{}', '')).toBe(false);
});
