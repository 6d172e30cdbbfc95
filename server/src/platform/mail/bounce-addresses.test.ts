import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { createSecretCipher } from '../secrets/secret-cipher.ts';
import { createBounceAddresses } from './bounce-addresses.ts';

const own = 'bounces@formulieren.example';
const addresses = createBounceAddresses(createSecretCipher(randomBytes(32)), own);
const mail = { tenantId: randomUUID(), mailId: randomUUID() };
const made = addresses.create(mail) ?? '';

describe('the envelope sender of a mail', () => {
  test('names its mail, and fits in a local part (RFC 5321, 4.5.3.1.1)', () => {
    expect(made).toMatch(/^bounces\+[0-9a-v]+@formulieren\.example$/);
    expect(made.split('@')[0]?.length).toBeLessThanOrEqual(64);
    expect(addresses.find(made, [randomUUID(), mail.tenantId])).toEqual(mail);
    expect(addresses.find(made.toUpperCase(), [mail.tenantId])).toEqual(mail);
  });

  test('of a mail without such an id is the ordinary one', () => {
    expect(addresses.create({ ...mail, mailId: 'code' })).toBeNull();
  });

  test.each([
    ['another key', createBounceAddresses(createSecretCipher(randomBytes(32)), own).create(mail)],
    ['a change', made.replace(/\+(.)/, (_, one: string) => `+${one === '0' ? '1' : '0'}`)],
    ['a part', made.replace(/.@/, '@')],
    ['more', made.replace('@', '0@')],
    ['no token', own],
    ['another domain', made.replace('formulieren', 'elders')],
    ['other text', 'bounces+ü@formulieren.example'],
  ])('is refused with %s', (_, address) => {
    expect(addresses.find(address ?? '', [mail.tenantId])).toBeUndefined();
  });

  test('is checked with one signature, whatever the number of tenants', () => {
    const cipher = createSecretCipher(randomBytes(32));
    const fingerprint = vi.spyOn(cipher, 'fingerprint');
    const counted = createBounceAddresses(cipher, own);
    const address = counted.create(mail) ?? '';
    const others = Array.from({ length: 50 }, () => randomUUID());
    fingerprint.mockClear();
    expect(counted.find(address, others)).toBeUndefined();
    expect(fingerprint).not.toHaveBeenCalled();
    expect(counted.find(address, [...others, mail.tenantId])).toEqual(mail);
    expect(fingerprint).toHaveBeenCalledOnce();
  });

  test('is refused for another tenant', () => {
    expect(addresses.find(made, [randomUUID()])).toBeUndefined();
  });
});
