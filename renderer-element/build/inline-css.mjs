import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { transform } from 'lightningcss';

const suffix = '.css?inline';
const sources = new URL('../src/', import.meta.url);
const ownValue = /--_[a-z-]+/g;

/** What our own style sheets call their values: nobody outside may use a name that begins so. */
const ownValues = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .flatMap((name) => readFileSync(new URL(name, sources), 'utf8').match(ownValue) ?? []);
const shortNames = new Map(
  [...new Set(ownValues)].sort().map((name, index) => [name, `--${index.toString(36)}`]),
);

/**
 * Gives `import css from './x.css?inline'` the minified text, as Vite does; our own values have names
 * of one or two characters there, the same in every file.
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
      const text = minified.toString().replaceAll(ownValue, (name) => shortNames.get(name) ?? name);
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
