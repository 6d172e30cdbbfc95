import { visitorRoutes } from '@form-builder/core/contract/visitor/visitor-routes.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { createPublicForm } from '@form-builder/core/public-form/create-public-form.ts';
import { describe, expect, test } from 'vitest';
import { buildVersion } from '../../../testing/build-version.ts';
import { answerVisitor } from './answer-visitor.ts';
import { scenarios } from './scenarios.ts';

const version = buildVersion({});
const form = createPublicForm({
  formId: 'f1',
  environment: 'development',
  organisation: 'Voorbeeldstad',
  version,
  language: 'nl',
});
const origin = 'https://formulieren.example';

const requests = {
  form: { method: 'GET', url: `${origin}/v0/public/forms/f1?environment=development` },
  submit: { method: 'POST', url: `${origin}/v0/forms/submissions`, body: { status: 'final' } },
  save: { method: 'PATCH', url: `${origin}/v0/forms/submissions/s1`, body: { status: 'draft' } },
  payment: { method: 'GET', url: `${origin}/v0/forms/submissions/s1/payment` },
  addresses: {
    method: 'POST',
    url: `${origin}${visitorRoutes.callPublicProcedure.path}`,
    body: { signature: 'bag:search' },
  },
  login: { method: 'POST', url: `${origin}/rpc/public`, body: { signature: 'login:start' } },
  persona: {
    method: 'POST',
    url: `${origin}/rpc/public`,
    body: { signature: 'login:extend', body: { token: 'digid' } },
  },
  stranger: {
    method: 'POST',
    url: `${origin}/rpc/public`,
    body: { signature: 'login:extend', body: { token: 'other' } },
  },
  script: { method: 'GET', url: `${origin}/element/element.js` },
};
const loggedIn = { entity: { name: 'Fatima' }, authenticated_at: '2026-11-20T12:00:00.000Z' };
type RequestName = keyof typeof requests;

function answer(name: RequestName, scenarioId?: string) {
  return answerVisitor(
    { body: undefined, language: 'nl-NL', ...requests[name] },
    {
      formIn: (language) => ({ ...form, title: `${form.title} ${language}` }),
      scenario: scenarios.find(({ id }) => id === scenarioId),
      logins: { digid: { provider: 'digid', level: 'midden', answer: loggedIn } },
      translate: translatorOf('nl'),
      createId: () => 'id',
      now: () => 0,
    },
  );
}

describe('the answers to the element in the try-out', () => {
  test('the form as it is edited, in the language that the visitor reads', () => {
    expect(answer('form')).toEqual({
      status: 200,
      body: { data: { ...form, title: `${form.title} nl-NL` } },
    });
  });

  test('the login of the sample answers, and of nobody else', () => {
    expect(answer('persona')).toMatchObject({
      status: 200,
      body: { data: { provider: 'digid', level: 'midden', ...loggedIn, representation: null } },
    });
    expect(answer('stranger')).toMatchObject({ status: 503 });
  });

  test('a login needs no provider, unless logging in does not work', () => {
    expect(answer('login')).toBe('log_in');
    expect(answer('login', 'login_down')).toMatchObject({ status: 503 });
  });

  test.each([
    ['form', 'not_published', 404, 'form_not_published'],
    ['form', 'closed', 410, 'form_closed'],
    ['form', 'switched_off', 503, 'product_disabled'],
    ['save', 'not_saved', 500, 'internal'],
    ['submit', 'session_expired', 401, 'login_expired'],
    ['submit', 'not_sent', 500, 'internal'],
    ['submit', 'scanner_down', 503, 'unavailable'],
    ['payment', 'payment_down', 503, 'provider_unavailable'],
    ['addresses', 'addresses_down', 503, 'provider_unavailable'],
  ] as const)('%s in the situation %s is %i %s', (request, scenario, status, code) => {
    expect(answer(request, scenario)).toMatchObject({ status, body: { status, code } });
  });

  test('a problem has the words of the server', () => {
    expect(answer('form', 'closed')).toMatchObject({
      body: { title: 'Dit formulier is gesloten' },
    });
  });

  test('nothing without a connection', () => {
    expect(answer('submit', 'offline')).toBe('offline');
  });

  test('a submission is accepted and not stored, or waits for its payment', () => {
    expect(answer('submit')).toMatchObject({ body: { data: { status: 'final', title: null } } });
    expect(answer('submit', 'payment_down')).toMatchObject({
      body: { data: { status: 'payment_pending', awaits: 'payment' } },
    });
    expect(answer('save')).toMatchObject({ body: { data: { status: 'draft' } } });
  });

  test('only registers and files of the element reach the server', () => {
    expect(answer('addresses')).toBe('pass_on');
    expect(answer('script')).toBe('pass_on');
  });

  test('every situation has its own id', () => {
    expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length);
  });
});
