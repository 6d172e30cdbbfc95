import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Indexer, IndexInput } from 'storybook/internal/types';

/** What the stories' registries list. */
type Registries = typeof import('../renderer-element/stories/story-registries.ts');

/** Lists the stories of `*.registry.tsx` from the registries they are drawn from. */
export const registryIndexer: Indexer = {
  test: /\.registry\.tsx$/,
  createIndex: async (fileName) => {
    const { storyRegistries } = await loadRegistries();
    const registry = storyRegistries.find(({ file }) => file === basename(fileName));
    if (!registry) throw new Error(`No registry lists the stories of ${fileName}.`);
    return registry.titles.flatMap((title) =>
      registry.stories.map(({ exportName, name }): IndexInput => ({
        type: 'story',
        importPath: fileName,
        exportName,
        ...(name === undefined ? {} : { name }),
        title: `Element/${registry.group}/${title}`,
      })),
    );
  },
};

/** The registries are TypeScript with workspaces of ours in them; bundled, since Node 20 reads none. */
async function loadRegistries(): Promise<Registries> {
  const { outputFiles } = await build({
    entryPoints: [
      fileURLToPath(new URL('../renderer-element/stories/story-registries.ts', import.meta.url)),
    ],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? '').toString('base64');
  return (await import(`data:text/javascript;base64,${code}`)) as Registries; // what was bundled
}
