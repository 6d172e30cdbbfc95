const lifecycle = [
  'getDerivedStateFromProps',
  'getDerivedStateFromError',
  'getSnapshotBeforeUpdate',
  'componentWillMount',
  'componentWillReceiveProps',
  'componentDidMount',
  'componentDidUpdate',
];
const read = new RegExp(`[\\w$]+\\.(${lifecycle.join('|')})\\b`, 'g');

/**
 * Leaves out of Preact what it does for components that are classes with a life cycle: the views are
 * functions. Reading such a method gives nothing, and the minifier drops what would follow from it.
 * Fails when Preact no longer looks as it did.
 * @returns {import('rollup').Plugin}
 */
export function withoutClassComponents() {
  return {
    name: 'without-class-components',
    transform(code, id) {
      if (!id.endsWith('/preact/dist/preact.mjs')) return null;
      const missing = lifecycle.filter((name) => !code.includes(`.${name}`));
      if (missing.length > 0) this.error(`${id} has changed: where is ${missing.join(', ')}?`);
      return { code: code.replaceAll(read, '!1'), map: null };
    },
  };
}
