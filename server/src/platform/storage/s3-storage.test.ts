import { expect, test } from 'vitest';
import { createS3Storage } from './s3-storage.ts';
import { isSignatureOf } from './disk/post-signature.ts';

const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const config = {
  endpoint: 'http://storage:9000',
  publicEndpoint: 'https://files.example',
  bucket: 'my.uploads',
  region: 'eu-west-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: secret,
  isPathStyle: true,
  encryption: null,
  versioning: null,
};
const now = Date.UTC(2030, 0, 2, 3, 4, 5);
const grant = {
  key: 'tenant/incoming/abc',
  contentType: 'application/pdf',
  sizeBytes: 1_234,
  lifetimeSeconds: 1_800,
};

test('a form is for one key, type and size, until it ends, and signed by Signature Version 4', async () => {
  const { inputs } = await createS3Storage(config, () => now).createForm(grant, '');
  const policy = JSON.parse(Buffer.from(inputs['Policy'] ?? '', 'base64').toString()) as {
    readonly expiration: string;
    readonly conditions: readonly unknown[];
  };
  expect(Math.abs(Date.parse(policy.expiration) - now - 1_800_000)).toBeLessThan(2_000);
  expect(policy.conditions).toEqual(
    expect.arrayContaining([
      { key: grant.key },
      { bucket: config.bucket },
      { 'Content-Type': grant.contentType },
      { success_action_status: '201' },
      ['content-length-range', grant.sizeBytes, grant.sizeBytes],
    ]),
  );
  const scope = { secret, day: '20300102', region: config.region };
  expect(isSignatureOf(inputs['X-Amz-Signature'] ?? '', inputs['Policy'] ?? '', scope)).toBe(true);
});

test.each([
  [true, 'https://files.example/my.uploads', 'https://files.example'],
  [false, 'https://my.uploads.files.example/', 'https://my.uploads.files.example'],
])('a form is sent to the origin that pages allow (bucket in the path: %s)', async (...row) => {
  const [isPathStyle, action, origin] = row;
  const storage = createS3Storage({ ...config, isPathStyle }, () => now);
  expect((await storage.createForm(grant, '')).action).toBe(action);
  expect(storage.uploadOrigin).toBe(origin);
});
