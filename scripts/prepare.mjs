import { access } from 'node:fs/promises';
import { inProject } from './project.mjs';

/**
 * npm runs this after an installation, so that types and tests find the compiled messages. An
 * installation without development packages has no compiler; the build installs those first.
 */
const hasCompiler = await access(inProject('node_modules', '@lingui', 'cli')).then(
  () => true,
  () => false,
);
if (hasCompiler) await import('./compile-messages.mjs');
