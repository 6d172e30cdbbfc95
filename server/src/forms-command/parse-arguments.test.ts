import { expect, test } from 'vitest';
import { StartError } from '../platform/start-error.ts';
import { parseArguments } from './parse-arguments.ts';

test('reads an export', () => {
  const words = 'export Melding --version 3 --to forms --server https://a.example'.split(' ');
  expect(parseArguments(words)).toEqual({
    name: 'export',
    forms: ['Melding'],
    type: 'form',
    version: 3,
    folder: 'forms',
    server: 'https://a.example',
  });
  expect(parseArguments(['export', '--all', '--templates'])).toMatchObject({
    forms: [],
    type: 'template',
    folder: '.',
  });
});

test('reads an import', () => {
  expect(parseArguments(['import', 'a.json', 'b.json', '--update', '--check'])).toEqual({
    name: 'import',
    files: ['a.json', 'b.json'],
    form: undefined,
    isUpdate: true,
    newName: undefined,
    isCheck: true,
    server: undefined,
  });
});

test.each([['--help'], ['export --help']])('%s asks for the usage', (words) => {
  expect(parseArguments(words.split(' '))).toEqual({ name: 'help' });
});

test.each([
  ['', 'Name export or import'],
  ['delete x', 'delete is not a command'],
  ['export', 'Name forms, or use --all'],
  ['export x --all', 'Name forms, or use --all'],
  ['export --all --version 2', '--version is for one form'],
  ['export x --version two', '--version needs a number'],
  ['export x --check', '--check is not an option of export'],
  ['export x --password y', "Unknown option '--password'"],
  ['import', 'Name one or more files'],
  ['import a --to b', '--to is not an option of import'],
  ['import a --form b --update', 'Use --form or --update, not both'],
  ['import a b --form c', '--form and --name are for one file'],
  ['import a --update --name c', '--name is for a new form'],
])('forms %s is refused in one sentence, with exit code 2', (words, sentence) => {
  const parse = () => parseArguments(words.split(' ').filter((word) => word !== ''));
  expect(parse).toThrow(StartError);
  expect(parse).toThrow(expect.objectContaining({ exitCode: 2 }));
  expect(parse).toThrow(`${sentence}; see npm run forms -- --help.`);
});
