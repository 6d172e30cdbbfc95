import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Messages } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { contract } from '../contract/contract.ts';
import { problemStatus } from '../contract/problem.ts';
import { translatorOf } from './all-messages.ts';
import { catalogues } from './generated/all.ts';
import { messages as nlProblems } from './generated/problems/nl.ts';
import { messages as germanNames } from './generated/staff/de.ts';
import { messages as germanDetails } from './generated/staffDetails/de.ts';
import { messages as germanManagement } from './generated/staffManagement/de.ts';
import { formatMessage, type CompiledMessage } from './format-message.ts';
import { languageOf } from './languages.ts';
import { loadMessages } from './load-messages.ts';
import { loadStaffMessages } from './load-staff-messages.ts';

const script = fileURLToPath(new URL('../../../scripts/compile-messages.mjs', import.meta.url));
const dutch: Messages = catalogues.nl;
const others: readonly [string, Messages][] = [
  ['en', catalogues.en],
  ['de', catalogues.de],
];

/** The names of the params a compiled message has. */
function paramsOf(message: Messages[string] | undefined): readonly string[] {
  const tokens = Array.isArray(message) ? message : [];
  return [...new Set(tokens.flatMap((token) => (Array.isArray(token) ? [token[0]] : [])))].sort();
}

describe('the catalogues', () => {
  test('have a text for every message in every language', { timeout: 60_000 }, () => {
    const check = () => execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' });
    expect(check).not.toThrow();
  });

  test.each(others)('have the same messages in %s as in Dutch', (_, messages) => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(dutch).sort());
  });

  test.each(others)('use the same params in %s as in Dutch', (_, messages) => {
    for (const id of Object.keys(dutch))
      expect([id, paramsOf(messages[id])]).toEqual([id, paramsOf(dutch[id])]);
  });

  test('address staff informally in German, as the admin app does', () => {
    const endpoints: readonly { access: { level: string }; errors: readonly string[] }[] =
      Object.values(contract);
    const errorsOf = (level: string) =>
      new Set(endpoints.flatMap(({ access, errors }) => (access.level === level ? errors : [])));
    const citizens = errorsOf('public');
    const staffErrors = [...errorsOf('private')].filter((code) => !citizens.has(code));
    const ofStaff =
      /^(check|theme|setting_help|provider_hint|processing|formula|mail\.(export|registration|password_reset|email_change|email_changed|delivery|deliveries_failed|notice))\./;
    const formal = Object.entries(catalogues.de)
      .filter(
        ([id]) => ofStaff.test(id) || staffErrors.some((code) => id.startsWith(`problem.${code}.`)),
      )
      // An example of a sentence for citizens.
      .filter(([id]) => id !== 'check.sentence_passive')
      .map(([id, message]) => [id, JSON.stringify(message)] as const)
      .filter(([, text]) => /\b(Ihr|Ihre[nmrs]?|Ihnen)\b|\p{Ll}en Sie\b/u.test(text));
    expect(formal).toEqual([]);
  });

  test('have a title and an explanation of every refusal', () => {
    const wanted = Object.keys(problemStatus).flatMap((code) => [
      `problem.${code}`,
      `problem.${code}.detail`,
    ]);
    expect(wanted.filter((id) => !(id in nlProblems))).toEqual([]);
  });

  test.each([['nl', dutch] as const, ...others])(
    'end every error with a full stop in %s',
    (_, messages) => {
      const texts = Object.entries(messages).filter(([id]) =>
        // Hints also contain the numbers of files, as in the specification.
        /^issue\.(?!files_m)|^problem\..*\.detail$/.test(id),
      );
      const params = { min: 1, max: 1, places: 1 };
      const said = texts.map(([id, text]) => [
        id,
        // Our compiler writes this shape.
        formatMessage(text as CompiledMessage, params, 'nl'),
      ]);
      expect(said.filter(([, text = '']) => !/[.?]$/.test(text))).toEqual([]);
    },
  );

  test.each([
    // One word for one thing: answers are kept ("bewaard"), people log in ("inloggen").
    ['nl', dutch, /[Mm]eld u .*aan|antwoorden[^.]*(?:opgeslagen|worden opgeslagen)/],
    ['en', catalogues.en, /\b(?:wipe|go on|submit|need not)\b/i],
    ['de', catalogues.de, /weitergehen|abgeschickt|Angaben|übertragen|fortfahren/],
  ] as const)('use the same words for the same things in %s', (_, messages, others) => {
    const texts = Object.entries(messages).filter(([id]) => /^(?:form|element|issue)\./.test(id));
    const said = texts.map(([id, text]) => [id, JSON.stringify(text)] as const);
    expect(said.filter(([, text]) => others.test(text))).toEqual([]);
  });

  test('are never empty', () => {
    for (const [, messages] of [['nl', dutch] as const, ...others]) {
      expect(Object.values(messages).filter((message) => message.length === 0)).toEqual([]);
    }
  });
});

describe('translatorOf', () => {
  test('fills in params and chooses plurals', () => {
    const translate = translatorOf('nl-NL');
    expect(translate('element.characters_left', { remaining: 3, limit: 10 })).toBe(
      'Nog 3 van de 10 tekens over',
    );
    expect(translate('issue.rows_min', { min: 1 })).toBe('Voeg ten minste 1 regel toe.');
    expect(translate('issue.rows_min', { min: 2 })).toBe('Voeg ten minste 2 regels toe.');
  });

  test('says the specification’s words in English', () => {
    const translate = translatorOf('en-GB');
    expect(translate('issue.required')).toBe('This field is required.');
    expect(translate('issue.accepted', { field: 'declaration' })).toBe(
      'Tick the box to show that you agree.',
    );
    expect(translate('issue.date_after_or_on', { item: '01-01-2026' })).toBe(
      'The selected date should be after or on 01-01-2026.',
    );
  });
});

test.each([
  ['de-DE', 'de'],
  ['en', 'en'],
  ['NL-nl', 'nl'],
  ['fr-FR', 'nl'],
  ['', 'nl'],
])('the language of %s is %s', (locale, language) => {
  expect(languageOf(locale)).toBe(language);
});

const isVisitors = (id: string) => /^(?:element|form|issue|summary)\./.test(id);

test('a browser gets all that visitors read, in one language', async () => {
  const loaded = await loadMessages('de-DE');
  expect(Object.keys(loaded).filter((id) => !isVisitors(id))).toEqual([]);
  const left = Object.keys(catalogues.de).filter((id) => isVisitors(id) && !(id in loaded));
  // Only the server uses the messages about the content of a file, a new password, the PDF of a
  // submission, and a login without its form.
  const isServers = (id: string) =>
    /^form\.(?:pdf\.|login\.go_back$)|^issue\.(?:password\.|file_(?:infected|un\w+)$)/.test(id);
  expect(left.filter((id) => !isServers(id))).toEqual([]);
  expect(loaded['element.next']).toEqual(catalogues.de['element.next']);
});

test('a browser of staff loads the parts of their messages that it needs besides', async () => {
  const visitors = await loadMessages('de-DE');
  expect(await loadStaffMessages('de-DE', ['names'])).toEqual({ ...visitors, ...germanNames });
  expect(await loadStaffMessages('de-DE', ['names', 'details', 'management'])).toEqual({
    ...visitors,
    ...germanNames,
    ...germanDetails,
    ...germanManagement,
  });
});
