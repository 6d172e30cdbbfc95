import { UserError } from '../user-error.mjs';

/** Throws for a Node version that the build tools do not support: below 20.19, 21, or 22 below 22.12. */
export function requireSupportedNode(version = process.versions.node) {
  if (!isSupported(version)) {
    throw new UserError(
      `This needs Node 20.19 or newer (22.12 or newer of Node 22); you have ${version}. Install a newer one from https://nodejs.org.`,
    );
  }
}

/** @param {string} version */
function isSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major === 20) return minor >= 19;
  if (major === 22) return minor >= 12;
  return major > 22;
}
