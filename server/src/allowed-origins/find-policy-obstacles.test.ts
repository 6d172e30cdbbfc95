import { describe, expect, test } from 'vitest';
import { findPolicyObstacles } from './find-policy-obstacles.ts';

const formOrigin = 'https://formulieren.voorbeeldstad.example';
const page = new URL('https://www.voorbeeldstad.example/afval');
const both = ['script_blocked', 'calls_blocked'];

describe('what the policy of a page keeps a form from', () => {
  test.each<[readonly string[], readonly string[]]>([
    [[], []],
    [[''], []],
    [["img-src 'self'"], []],
    [["default-src 'self'"], both],
    [["default-src 'self'; script-src 'self' https:"], ['calls_blocked']],
    [[`script-src ${formOrigin}; connect-src 'self'`], ['calls_blocked']],
    [[`script-src 'self'; connect-src ${formOrigin}`], ['script_blocked']],
    [[`script-src 'none'; script-src-elem ${formOrigin}`], []],
    [["script-src 'nonce-abc' 'strict-dynamic'"], []],
    [['default-src *.voorbeeldstad.example'], []],
    [['default-src voorbeeldstad.example'], both],
    [['default-src https://*.andere.example'], both],
    [[`default-src http://formulieren.voorbeeldstad.example`], both],
    [[`default-src ${formOrigin}:443`], []],
    [[`default-src ${formOrigin}:8443`], both],
    [[`DEFAULT-SRC ${formOrigin}/scripts/; default-src 'none'`], []],
    // Each policy has to allow it; a header can hold several.
    [[`default-src ${formOrigin}`, "script-src 'self'"], ['script_blocked']],
    [["default-src https:, connect-src 'none'"], ['calls_blocked']],
  ])('%j: %j', (policies, obstacles) => {
    expect(findPolicyObstacles(policies, { page, formOrigin })).toEqual(obstacles);
  });

  test('a page of the same origin may use what it has itself', () => {
    const own = { page: new URL(`${formOrigin}/pagina`), formOrigin };
    expect(findPolicyObstacles(["default-src 'self'"], own)).toEqual([]);
  });
});
