import {
  buildClock,
  buildField,
  buildForm,
  buildVariable,
} from '@form-builder/core/form/build-form.ts';
import type { Variable } from '@form-builder/core/form/variables/variable.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { compile } from '@form-builder/core/session/compile.ts';
import { createSession } from '@form-builder/core/session/create-session.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenForm } from '../../state/loaded-form.ts';
import { watchDataSources, type DataValues } from './data-values.ts';

const inputs = { postcode: 'postcode', number: 'number' };
const variables: readonly Variable[] = [
  buildVariable('woz', { type: 'data', provider: 'woz', output: 'value', inputs }, 'number'),
  buildVariable('use', { type: 'data', provider: 'woz', output: 'use', inputs }),
];

function open() {
  const form = buildForm(buildField('text', 'postcode'), buildField('text', 'number'));
  const session = createSession(compile({ ...form, variables }, fieldTypes), {
    clock: buildClock(),
  });
  const call = vi.fn((_: string, body: { readonly inputs: Readonly<Record<string, string>> }) =>
    Promise.resolve({
      woz: { value: Number(body.inputs['number']) * 1000, proof: 'woz-proof' },
      use: { value: 'winkel', proof: 'use-proof' },
    }),
  );
  const services = { call, versionId: 'version', address: { environment: 'test' } };
  const loadServices = () => Promise.resolve(services);
  const heard: DataValues[] = [];
  // The part of an open form that is used.
  const opened = { session, fieldContext: { loadServices } } as unknown as OpenForm;
  watchDataSources(opened, variables, (current) => heard.push(current));
  const type = (id: string, text: string) => {
    const cell = session.findCell(id);
    if (cell) session.set(cell, text);
  };
  return { type, call, heard };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pause = () => vi.advanceTimersByTimeAsync(600);

test('a source is asked once for all its variables, when all its inputs are known', async () => {
  const { type, call, heard } = open();
  type('postcode', '1234AB');
  await pause();
  expect(call).not.toHaveBeenCalled();
  type('number', '1');
  type('number', '12');
  await pause();
  expect(call.mock.calls).toEqual([
    [
      'data:read',
      {
        version_id: 'version',
        variables: ['woz', 'use'],
        inputs: { postcode: '1234AB', number: '12' },
        environment: 'test',
      },
    ],
  ]);
  expect(heard.at(-1)).toEqual({
    values: { woz: 12_000, use: 'winkel' },
    proofs: { woz: 'woz-proof', use: 'use-proof' },
  });
});

test('a value disappears as soon as an input changes', async () => {
  const { type, heard } = open();
  type('postcode', '1234AB');
  type('number', '1');
  await pause();
  type('number', '');
  await pause();
  expect(heard.at(-1)).toEqual({ values: {}, proofs: {} });
});

test('a source that is down leaves its variables empty', async () => {
  const { type, call, heard } = open();
  call.mockRejectedValueOnce(new Error('503'));
  type('postcode', '1234AB');
  type('number', '1');
  await pause();
  expect(heard.at(-1)).toEqual({ values: {}, proofs: {} });
});

test('an answer to an earlier question is ignored', async () => {
  const { type, call, heard } = open();
  type Answer = Awaited<ReturnType<typeof call>>;
  let resolve: (answer: Answer) => void = () => undefined;
  call.mockReturnValueOnce(
    new Promise<Answer>((settle) => {
      resolve = settle;
    }),
  );
  type('postcode', '1234AB');
  type('number', '1');
  await pause();
  type('number', '2');
  await pause();
  resolve({ woz: { value: 1, proof: 'old' }, use: { value: 'oud', proof: 'old' } });
  await pause();
  expect(heard.at(-1)?.values).toEqual({ woz: 2000, use: 'winkel' });
});
