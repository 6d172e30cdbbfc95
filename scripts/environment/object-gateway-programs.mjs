import { UserError } from '../user-error.mjs';
import { findProgram, installSystemPackage, maySystemInstall } from './system-packages.mjs';

/** The programs of a one-machine Ceph, and their Debian packages. */
const packages = {
  monmaptool: 'ceph-base',
  ceph: 'ceph-common',
  'ceph-mon': 'ceph-mon',
  'ceph-osd': 'ceph-osd',
  radosgw: 'radosgw',
  'radosgw-admin': 'ceph-common',
};

/** Makes sure that Ceph's object gateway is on PATH; installs Debian's when this process may. */
export async function ensureObjectGateway() {
  if (await mayInstall()) {
    for (const name of new Set(await findMissing())) await installSystemPackage(name);
  }
  const missing = new Set(await findMissing());
  if (missing.size === 0) return;
  throw new UserError(
    `The tests of S3 need a service: set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or install ${[...missing].join(', ')}.`,
  );
}

const mayInstall = async () => (await findMissing()).length > 0 && (await maySystemInstall());

/** The packages of missing programs. */
async function findMissing() {
  const missing = [];
  for (const [program, name] of Object.entries(packages)) {
    if ((await findProgram(program)) === undefined) missing.push(name);
  }
  return missing;
}
