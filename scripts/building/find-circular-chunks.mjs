/**
 * Finds files of a build that import each other, also through others: one of them then runs before what it imports,
 * which is undefined to it. Only static imports count.
 * @param {Readonly<Record<string, { readonly type: string, readonly imports?: readonly string[] }>>} bundle by file name
 * @returns {readonly (readonly string[])[]} each circle once, in the order of its imports
 */
export function findCircularChunks(bundle) {
  /** @type {string[][]} */
  const circles = [];
  const done = new Set();
  /** @type {string[]} */
  const path = [];
  const visit = (/** @type {string} */ file) => {
    const start = path.indexOf(file);
    if (start >= 0) circles.push(path.slice(start));
    if (start >= 0 || done.has(file)) return;
    path.push(file);
    for (const imported of bundle[file]?.imports ?? []) visit(imported);
    path.pop();
    done.add(file);
  };
  for (const file of Object.keys(bundle)) visit(file);
  return circles;
}

/**
 * Ends a build whose files import each other.
 * @returns {import('vite').Plugin}
 */
export function rejectCircularChunks() {
  return {
    name: 'reject-circular-chunks',
    generateBundle(_, bundle) {
      const [circle] = findCircularChunks(bundle);
      if (circle) this.error(`These files of the build import each other: ${circle.join(', ')}.`);
    },
  };
}
