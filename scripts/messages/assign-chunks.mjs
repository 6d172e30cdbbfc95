/**
 * Assigns every message to the chunk that the code declares for it. A whole id takes precedence over a family,
 * and a longer family over a shorter one.
 * @param {readonly string[]} ids The ids of all messages.
 * @param {readonly import('./read-declarations.mjs').Declaration[]} declarations
 * @returns {ReadonlyMap<string, string>} The chunk of each message.
 */
export function assignChunks(ids, declarations) {
  const declared = byName(declarations);
  assertKnown(ids, declared);
  const chunks = ids.map((id) => [id, nearestName(id, declared)]);
  const forgotten = chunks.flatMap(([id, name]) => (name === undefined ? [id] : []));
  if (forgotten.length > 0) {
    throw new Error(
      `No code declares these messages, so no chunk of texts can hold them: ${forgotten.join(', ')}. ` +
        'Add each to the messages.json beside the code that says it, or to `messages` of its field type.',
    );
  }
  return new Map(chunks.map(([id = '', name = '']) => [id, declared.get(name)?.chunk ?? '']));
}

/** @param {readonly import('./read-declarations.mjs').Declaration[]} declarations */
function byName(declarations) {
  /** @type {Map<string, { file: string, chunk: string }>} */
  const declared = new Map();
  for (const { file, chunk, ids } of declarations) {
    for (const id of ids) {
      const other = declared.get(id);
      if (other) throw new Error(`${other.file} and ${file} both declare the message ${id}.`);
      declared.set(id, { file, chunk });
    }
  }
  return declared;
}

/**
 * @param {readonly string[]} ids
 * @param {ReadonlyMap<string, { file: string }>} declared
 */
function assertKnown(ids, declared) {
  const known = new Set(ids);
  for (const [name, { file }] of declared) {
    const isUsed = name.endsWith('.*')
      ? ids.some((id) => id.startsWith(name.slice(0, -1)))
      : known.has(name);
    if (!isUsed) throw new Error(`${file} declares ${name}, which core/src/messages/nl.po lacks.`);
  }
}

/**
 * The id itself or the longest family that contains it, whichever is declared.
 * @param {string} id
 * @param {ReadonlyMap<string, unknown>} declared
 */
function nearestName(id, declared) {
  const parts = id.split('.');
  const families = parts.slice(1).map((_, at) => `${parts.slice(0, at + 1).join('.')}.*`);
  return [id, ...families.reverse()].find((name) => declared.has(name));
}
