import { transform } from 'esbuild';

/** Strips types and turns JSX into calls, file by file; types are checked by `tsc`. */
export function typescript() {
  return {
    name: 'typescript',
    async transform(code, id) {
      const extension = /\.(tsx?)$/.exec(id)?.[1];
      if (extension === undefined) return null;
      const result = await transform(code, {
        loader: extension,
        sourcefile: id,
        target: 'es2022',
        jsx: 'automatic',
        sourcemap: true,
        tsconfigRaw: {
          compilerOptions: { verbatimModuleSyntax: true, useDefineForClassFields: true },
        },
      });
      return { code: result.code, map: result.map };
    },
  };
}
