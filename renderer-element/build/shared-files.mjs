/**
 * The chunks of the element, by their entry module. Rollup makes a chunk for every combination of
 * entries that shares a module; here only these combinations count, so that code that is fetched
 * together stays together: fewer requests, and it compresses better.
 */
const beginnings = {
  deferred: 'form-controller/deferred.ts',
  validation: 'field-types/loading/rare-validation.ts',
  dates: 'field-types/loading/rare-date-validation.ts',
  usual: 'field-types/loading/views/common-views.ts',
  operators: 'field-types/loading/rare-operators.ts',
  phone: 'field-types/loading/views/phone-views.ts',
  other: 'field-types/loading/views/other-views.ts',
  services: 'field-types/loading/views/service-views.ts',
  files: 'field-types/loading/views/file-views.ts',
  rare: 'field-types/loading/views/rare-views.ts',
  login: 'screens/login/login-screen.tsx',
};

/** Small and often needed: each holds what it shares with others, and they load it along. */
const light = ['validation', 'dates', 'usual', 'operators'];

/**
 * Shared by several: what the deferred code also needs is needed by every form, and a file of its own
 * would cost a second round trip; little is shared by views that have nothing else in common.
 * @param {readonly string[]} needed
 */
function nameOf(needed) {
  if (needed.length < 2) return needed[0];
  if (needed.includes('deferred')) return 'element';
  const found = light.find((name) => needed.includes(name));
  if (found !== undefined) return found;
  return needed.includes('other') || needed.includes('files') ? 'parts' : needed.join('-');
}

/** Loaded before any of them. */
const first = {
  styles: 'theme/style-sheets.ts',
  element: 'index.ts',
  rules: 'field-types/loading/rule-modules.ts',
};

/**
 * Names the file of a module by which of these need it; a module that none of them needs is left to
 * Rollup.
 * @param {string} source where the element's modules are
 * @returns {import('rollup').GetManualChunk}
 */
export function sharedFiles(source) {
  /** @type {{ first: Reached, later: Reached } | undefined} */
  let graph;
  return (id, { getModuleInfo }) => {
    graph ??= {
      first: reachAll(first, source, getModuleInfo),
      later: reachAll(beginnings, source, getModuleInfo),
    };
    const [known] = namesWith(id, graph.first);
    return known ?? nameOf(namesWith(id, graph.later));
  };
}

/** @typedef {readonly (readonly [name: string, modules: Set<string>])[]} Reached */

/** @param {string} id @param {Reached} reached */
const namesWith = (id, reached) =>
  reached.filter(([, modules]) => modules.has(id)).map(([name]) => name);

/**
 * @param {Readonly<Record<string, string>>} roots
 * @param {string} source
 * @param {import('rollup').GetModuleInfo} getModuleInfo
 * @returns {Reached}
 */
const reachAll = (roots, source, getModuleInfo) =>
  Object.entries(roots).map(([name, module]) => [name, reachOf(source + module, getModuleInfo)]);

/**
 * A module and all that it cannot run without.
 * @param {string} id
 * @param {import('rollup').GetModuleInfo} getModuleInfo
 */
function reachOf(id, getModuleInfo, found = new Set()) {
  if (found.has(id)) return found;
  found.add(id);
  for (const needed of getModuleInfo(id)?.importedIds ?? []) reachOf(needed, getModuleInfo, found);
  return found;
}
