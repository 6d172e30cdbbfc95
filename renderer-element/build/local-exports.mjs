const exported = /export\{([^}]*)\};?(?=\s*$)/;

/**
 * Lets the first file export what others need of it under the short names it has inside: `export{a,b}`
 * in place of `export{a as x,b as y}`, a tenth of a kilobyte of it.
 * @returns {import('rollup').Plugin}
 */
export function localExports() {
  return {
    name: 'local-exports',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const chunk of chunks) {
        const own = this.getModuleInfo(chunk.facadeModuleId ?? '')?.exports;
        // What a page or an `import()` reads by its names keeps them.
        const isReadByName =
          own?.length !== 0 || chunks.some((one) => one.dynamicImports.includes(chunk.fileName));
        if (!chunk.isEntry || isReadByName) continue;
        const names = new Map();
        chunk.code = chunk.code.replace(exported, (_all, list) => {
          for (const [local, name] of specifiersIn(list)) names.set(name, local);
          return `export{${[...names.values()].sort().join()}};`;
        });
        for (const other of chunks) other.code = renamed(other.code, chunk.fileName, names);
      }
    },
  };
}

/**
 * The code of a file that imports or passes on what another exports, by the names those have now.
 * @param {string} code
 * @param {string} fileName the other file
 * @param {ReadonlyMap<string, string>} names by the names they had
 */
function renamed(code, fileName, names) {
  const from = `from"./${fileName}"`;
  const parts = code.split(from);
  const before = parts.slice(0, -1).map((part) => {
    const list = /\b(?:im|ex)port\{([^}]*)\}$/.exec(part)?.[1];
    if (list === undefined) throw new Error(`${fileName} is imported in an unknown way.`);
    const now = specifiersIn(list).map(([name, local]) => {
      const found = names.get(name);
      if (found === undefined) throw new Error(`${fileName} does not export ${name}.`);
      return found === local ? found : `${found} as ${local}`;
    });
    return `${part.slice(0, -list.length - 1)}${now.join()}}`;
  });
  return [...before, ...parts.slice(-1)].join(from);
}

/**
 * @param {string} list
 * @returns {readonly (readonly [first: string, second: string])[]}
 */
const specifiersIn = (list) =>
  list.split(',').map((one) => {
    const [first = '', second = first] = one.split(' as ');
    return [first, second];
  });
