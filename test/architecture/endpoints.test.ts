import { contract } from '@form-builder/core/contract/contract.ts';
import type { Endpoint } from '@form-builder/core/contract/endpoint.ts';
import { permissions } from '@form-builder/core/contract/permissions.ts';
import { describe, expect, test } from 'vitest';

const endpoints: [string, Endpoint][] = Object.entries(contract);

describe('the contract', () => {
  test('makes only the listed endpoints public', () => {
    const open = endpoints
      .filter(([, endpoint]) => endpoint.access.level === 'public')
      .map(([name]) => name);
    expect(open.sort()).toEqual([
      'callPublicProcedure',
      'confirmEmailChange',
      'countVisit',
      'createSubmission',
      'declineCoSignature',
      'findAttempt',
      'findCoSignature',
      'getCoSignature',
      'getCoSignatureCode',
      'getConfig',
      'getDraftVersion',
      'getFormFileSchema',
      'getOwnPdf',
      'getOwnSubmission',
      'getPasswordPolicy',
      'getPayment',
      'getPublicForm',
      'mailCopy',
      'mailResumeLink',
      'readOwnUpload',
      'readPasswordKey',
      'requestPasswordReset',
      'requestResumeCode',
      'requestVerificationCode',
      'restartPayment',
      'resumeSubmission',
      'setPassword',
      'signCoSignature',
      'startPayment',
      'updateSubmission',
      'verifySubmission',
    ]);
  });

  test.each(endpoints)('%s asks for permissions that exist', (_, { access }) => {
    const asked = access.level === 'private' ? access.anyOf : [];
    expect(asked.filter((permission) => !permissions.includes(permission))).toEqual([]);
  });

  test('gives every method and path to one endpoint', () => {
    const routes = endpoints.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(routes).size).toBe(routes.length);
  });

  test.each(endpoints)('%s declares a schema for every parameter of its path', (_, endpoint) => {
    expect(endpoint.params !== undefined).toBe(endpoint.path.includes(':'));
  });

  test.each(endpoints)('%s answers a body unless its status is 204', (_, endpoint) => {
    expect(endpoint.answer === undefined).toBe(endpoint.status === 204);
  });
});
