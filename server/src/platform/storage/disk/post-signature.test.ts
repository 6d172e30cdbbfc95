import { expect, test } from 'vitest';
import { isSignatureOf, signPolicy } from './post-signature.ts';

/** The example in Amazon's documentation; its keys are not in use. */
const scope = {
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  day: '20151229',
  region: 'us-east-1',
};
const policy =
  'eyJleHBpcmF0aW9uIjoiMjAzMC0wMS0wMVQwMDowMDowMC4wMDBaIiwiY29uZGl0aW9ucyI6W3siYnVja2V0IjoiYiJ9XX0=';
const signature = '940e9590881aeef7c3285fc94e84aa96621b0e7ec5e13796aaa3eb8d6601f095';

test('a policy is signed as Amazon does', () => {
  expect(signPolicy(policy, scope)).toBe(signature);
  expect(isSignatureOf(signature, policy, scope)).toBe(true);
});

test.each([
  ['another secret', { secret: 'other' }],
  ['another day', { day: '20151230' }],
  ['another region', { region: 'eu-west-1' }],
])('a signature does not hold with %s', (_, other) => {
  expect(isSignatureOf(signature, policy, { ...scope, ...other })).toBe(false);
  expect(isSignatureOf('', policy, scope)).toBe(false);
});
