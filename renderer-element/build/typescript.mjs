import { transform } from 'esbuild';
import { drawnPropertyNames, findQuotedName, shortPropertyNames } from './short-property-names.mjs';

const createElementImport =
  "import { createElement as jsxElement, Fragment as JsxFragment } from 'react';";

/**
 * Strips types and turns JSX into calls, file by file; types are checked by `tsc`. The calls are
 * those of `createElement`, which is there anyway: shorter than the JSX runtime's by half a kilobyte.
 * @returns {import('rollup').Plugin}
 */
export function typescript() {
  return {
    name: 'typescript',
    async transform(code, id) {
      const extension = /\.(tsx?)$/.exec(id)?.[1];
      if (extension !== 'ts' && extension !== 'tsx') return null;
      const result = await transform(code, {
        ...(extension === 'tsx' ? drawnPropertyNames : shortPropertyNames),
        loader: extension,
        sourcefile: id,
        target: 'es2022',
        jsx: 'transform',
        jsxFactory: 'jsxElement',
        jsxFragment: 'JsxFragment',
        banner: extension === 'tsx' ? createElementImport : '',
        tsconfigRaw: {
          compilerOptions: { verbatimModuleSyntax: true, useDefineForClassFields: true },
        },
      });
      const name = findQuotedName(result.code);
      if (name) this.error(`${id} has ${name} as text: it cannot be shortened`);
      return { code: result.code, map: null };
    },
  };
}
