import { readFile } from 'node:fs/promises';
import { transform } from 'lightningcss';

const suffix = '.css?inline';

/**
 * Gives `import css from './x.css?inline'` the minified text, as Vite does.
 * @returns {import('rollup').Plugin}
 */
export function inlineCss() {
  return {
    name: 'inline-css',
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      const filename = id.slice(0, -'?inline'.length);
      this.addWatchFile(filename);
      const code = await readFile(filename);
      const { code: minified } = transform({ filename, code, minify: true });
      return `export default ${JSON.stringify(minified.toString())};`;
    },
  };
}
