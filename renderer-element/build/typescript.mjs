import { transform } from 'esbuild';

/**
 * Strips types and compiles JSX, file by file; `tsc` checks the types.
 * @returns {import('rollup').Plugin}
 */
export function typescript() {
  return {
    name: 'typescript',
    async transform(code, id) {
      const extension = /\.(tsx?)$/.exec(id)?.[1];
      if (extension !== 'ts' && extension !== 'tsx') return null;
      const result = await transform(code, {
        loader: extension,
        sourcefile: id,
        target: 'es2022',
        jsx: 'automatic',
        tsconfigRaw: {
          compilerOptions: { verbatimModuleSyntax: true, useDefineForClassFields: true },
        },
      });
      return { code: result.code, map: null };
    },
  };
}
