import { describe, expect, test } from 'vitest';
import { StartError } from '../start-error.ts';
import { canonicalOrigin } from './canonical-origin.ts';
import { parseConfig } from './config.ts';

describe('parseConfig', () => {
  test('needs no settings to evaluate the product on this machine', () => {
    expect(parseConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      dataFolder: './data',
      isProduction: false,
      isDemoSeeded: true,
      logLevel: 'warn',
    });
  });

  test('listens on every address and seeds no demo in production', () => {
    expect(parseConfig({ NODE_ENV: 'production' })).toMatchObject({
      host: '0.0.0.0',
      isProduction: true,
      isDemoSeeded: false,
      logLevel: 'info',
    });
  });

  test('treats an empty variable as not set', () => {
    expect(parseConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 3000,
      databaseUrl: null,
    });
  });

  test.each([
    [{}, true],
    [{ DATABASE_URL: 'postgres://db' }, false],
    [{ DATABASE_URL: 'postgres://db', DEV_MAILBOX: 'true' }, true],
    [{ DEV_MAILBOX: 'false' }, false],
    [{ SMTP_URL: 'smtp://mail.example.nl:25', MAIL_FROM: 'a@example.nl' }, false],
    [{ NODE_ENV: 'production', DATABASE_URL: 'postgres://db' }, false],
  ])('shows mails to anybody only when trying out or when told to: %j', (environment, expected) => {
    expect(parseConfig(environment).hasMailbox).toBe(expected);
  });

  test.each([
    [{ NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example.nl:587' }, true],
    [{ NODE_ENV: 'production', SMTP_URL: 'smtp://localhost.example.nl:587' }, true],
    [{ NODE_ENV: 'production', SMTP_URL: 'smtp://localhost:25' }, false],
    [{ NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:25' }, false],
    [{ NODE_ENV: 'production', SMTP_URL: 'smtp://[::1]:25' }, false],
    [
      { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example.nl', SMTP_REQUIRE_TLS: 'false' },
      false,
    ],
    [{ SMTP_URL: 'smtp://mail.example.nl:587' }, false],
    [{ SMTP_URL: 'smtp://localhost:25', SMTP_REQUIRE_TLS: 'true' }, true],
  ])('requires an encrypted connection to a mail server elsewhere: %j', (environment, expected) => {
    const config = parseConfig({ ...environment, MAIL_FROM: 'a@example.nl' });
    expect(config.isSmtpTlsRequired).toBe(expected);
  });

  test.each([
    [{ PORT: 'http' }, 'PORT must be a number from 0 to 65535.'],
    [{ PORT: '65536' }, 'PORT must be a number from 0 to 65535.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgres:// or postgresql://.'],
    [
      { SMTP_URL: 'mail.example.nl' },
      'SMTP_URL must be an address such as smtp://user:password@mail.example.nl:587.',
    ],
    [
      { API_CONTACT_NAME: 'Beheer' },
      'API_CONTACT_NAME, API_CONTACT_EMAIL and API_CONTACT_URL must be set together.',
    ],
    [
      { SMTP_URL: 'smtp://mail.example.nl' },
      'MAIL_FROM must be set when SMTP_URL is: the address mails come from.',
    ],
    [{ TENANT: 'Gemeente!' }, 'TENANT must consist of lower-case letters, digits and hyphens.'],
    [
      { PUBLIC_ORIGIN: 'https://forms.example.nl/pad' },
      'PUBLIC_ORIGIN must be an address without a path, such as https://forms.example.nl.',
    ],
    [{ DEMO_SEED: 'maybe' }, 'DEMO_SEED must be true or false.'],
    [{ DEMO_PASSWORD: 'kort' }, 'DEMO_PASSWORD must have at least 8 characters.'],
    [
      { NODE_ENV: 'production', DEMO_PASSWORD: 'welkom-hier' },
      'DEMO_PASSWORD cannot be set when NODE_ENV is production.',
    ],
    [
      { NODE_ENV: 'production', DEV_MAILBOX: 'true' },
      'DEV_MAILBOX cannot be on when NODE_ENV is production.',
    ],
    [
      { NODE_ENV: 'production', DEMO_SEED: 'true' },
      'DEMO_SEED cannot be on when NODE_ENV is production.',
    ],
  ])('explains %o in one sentence', (environment, sentence) => {
    expect(() => parseConfig(environment)).toThrow(new StartError(sentence));
  });

  test('reports every mistake on its own line', () => {
    expect(() => parseConfig({ PORT: 'x', TRUST_PROXY: 'x' })).toThrow(
      'PORT must be a number from 0 to 65535.\nTRUST_PROXY must be true or false.',
    );
  });

  test('does not print a rejected secret', () => {
    expect(() => parseConfig({ DATABASE_URL: 'pg://user:geheim@host' })).toThrow(/^(?!.*geheim)/);
  });
});

describe('canonicalOrigin', () => {
  test.each([
    [{}, 'demo', 'http://localhost:3000'],
    [{}, 'leiden', 'http://leiden.localhost:3000'],
    [{ TENANT: 'leiden' }, 'leiden', 'http://localhost:3000'],
    [{ PUBLIC_ORIGIN: 'https://forms.example.nl' }, 'demo', 'https://forms.example.nl'],
    [{ PUBLIC_ORIGIN: 'https://{tenant}.example.nl' }, 'leiden', 'https://leiden.example.nl'],
  ])('with %o the origin of %s is %s', (environment, slug, origin) => {
    expect(canonicalOrigin(parseConfig(environment), slug)).toBe(origin);
  });
});
