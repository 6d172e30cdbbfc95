import { copyFile, readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { inProject } from '../project.mjs';

/** Our workspaces are TypeScript and are bundled; installed packages are not. */
const packages = await Promise.all(['server', 'core'].map(listPackages));
const external = packages.flat().flatMap((name) => [name, `${name}/*`]);

await build({
  // The second entry runs in the threads of the worker pool.
  entryPoints: [inProject('server/src/main.ts'), inProject('server/src/worker.ts')],
  outdir: inProject('server/dist'),
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: 'linked',
  external,
  logLevel: 'warning',
});
await copyFile(
  inProject('server/src/platform/database/embedded/pglite-worker.mjs'),
  inProject('server/dist/pglite-worker.mjs'),
);

/** @param {string} workspace */
async function listPackages(workspace) {
  const text = await readFile(inProject(workspace, 'package.json'), 'utf8');
  const { dependencies } = /** @type {{ dependencies: Record<string, string> }} */ (
    JSON.parse(text)
  );
  return Object.keys(dependencies).filter((name) => !name.startsWith('@form-builder/'));
}
