import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { installedTool, projectFolder } from './project.mjs';

/**
 * @typedef {object} ProcessResult
 * @property {number} code the exit code; 1 when a signal ended the program
 * @property {string} output what it printed, both streams in order of arrival; empty when shown
 */

/**
 * Runs a program in the project's folder until it ends. Its output goes to this terminal, is
 * printed by line after `linePrefix`, or is returned when `quiet`. Rejects when the program does
 * not exist.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ quiet?: boolean, linePrefix?: string, env?: NodeJS.ProcessEnv, uid?: number, gid?: number }} [options]
 * @returns {Promise<ProcessResult>}
 */
export async function run(program, args, { quiet = false, linePrefix, ...options } = {}) {
  const isPiped = quiet || linePrefix !== undefined;
  const child = spawn(program, args, {
    cwd: projectFolder,
    stdio: ['ignore', isPiped ? 'pipe' : 'inherit', isPiped ? 'pipe' : 'inherit'],
    ...options,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue;
    if (quiet)
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
    else createInterface(stream).on('line', (line) => console.log(`${linePrefix}${line}`));
  }
  const [code] = /** @type {unknown[]} */ (await once(child, 'close'));
  return { code: typeof code === 'number' ? code : 1, output };
}

/**
 * Runs an installed Node tool, such as `vite`, or a script of ours, such as `scripts/size.mjs`.
 * @param {string} tool
 * @param {readonly string[]} args
 * @param {{ quiet?: boolean, linePrefix?: string, env?: NodeJS.ProcessEnv, memoryMb?: number }} [options]
 */
export function runTool(tool, args, { memoryMb, ...options } = {}) {
  const nodeArgs = memoryMb === undefined ? [] : [`--max-old-space-size=${memoryMb}`];
  const script = tool.startsWith('scripts/') ? tool : installedTool(tool);
  return run(process.execPath, [...nodeArgs, script, ...args], options);
}

/**
 * Whether an error says that a program is not on this machine.
 * @param {unknown} error
 */
export function isMissingProgram(error) {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
