/**
 * Members of what core defines that only the editors, the form checker and our own checks read: where a
 * type is offered, which settings its panel shows, how a function is explained and its arguments checked.
 * @type {readonly { modules: RegExp, members: ReadonlySet<string> }[]}
 */
const descriptions = [
  {
    // A definition (`email/email.ts`), its light form (`date/plain-date.ts`), or what several share.
    modules: /\/core\/src\/field-types\/(?:([a-z-]+)\/(?:plain-)?\1|base\/[a-z]+-input)\.ts$/,
    members: new Set([
      'settings',
      'editors',
      'insertable',
      'group',
      'loading',
      'messages',
      'example',
      'extraParts',
    ]),
  },
  {
    // An operator, or its basic form.
    modules: /\/core\/src\/conditions\/operators\/([a-z-]+)\/(?:basic-)?\1\.ts$/,
    members: new Set(['words']),
  },
  {
    modules: /\/core\/src\/version-settings\/version-settings\.ts$/,
    members: new Set([
      'schema',
      'effect',
      'input',
      'hasHelp',
      'choices',
      'appliesWhen',
      'isServerOnly',
    ]),
  },
  {
    modules: /\/core\/src\/formulas\/functions\/[a-z]+\/[a-z]+\.ts$/,
    members: new Set(['name', 'parameters', 'repeating', 'returns', 'example']),
  },
];

/** @typedef {{ start: number, end: number }} Range */

/**
 * Leaves descriptions out of what visitors load. Reads the modules as JavaScript, so after their types
 * are gone.
 * @returns {import('rollup').Plugin}
 */
export function withoutDescriptions() {
  return {
    name: 'without-descriptions',
    transform(code, id) {
      const found = descriptions.find(({ modules }) => modules.test(id));
      if (found === undefined) return null;
      const ranges = this.parse(code)
        .body.flatMap(exportedObjects)
        .flatMap((object) => rangesOf(object, found.members));
      return { code: ranges.reduceRight(cut, code), map: null };
    },
  };
}

/**
 * The object literals that a statement exports as constants: as they are, or given to a function.
 * @param {import('estree').Directive | import('estree').Statement | import('estree').ModuleDeclaration} statement
 * @returns {readonly import('estree').ObjectExpression[]}
 */
function exportedObjects(statement) {
  if (statement.type !== 'ExportNamedDeclaration') return [];
  if (statement.declaration?.type !== 'VariableDeclaration') return [];
  return statement.declaration.declarations
    .flatMap(({ init }) => (init?.type === 'CallExpression' ? init.arguments : (init ?? [])))
    .filter((node) => node.type === 'ObjectExpression');
}

/**
 * From each of these members up to the next one, its comma included.
 * @param {import('estree').ObjectExpression} object
 * @param {ReadonlySet<string>} members
 * @returns {readonly Range[]}
 */
function rangesOf(object, members) {
  return object.properties.flatMap((property, index) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    if (!members.has(property.key.name)) return [];
    const next = object.properties[index + 1];
    return [
      {
        start: positionOf(property).start,
        end: next ? positionOf(next).start : positionOf(object).end - 1,
      },
    ];
  });
}

/**
 * Rollup's nodes carry their place, which the general type does not say.
 * @param {import('estree').Node} node
 * @returns {Range}
 */
function positionOf(node) {
  return /** @type {Range} */ (/** @type {unknown} */ (node));
}

/**
 * @param {string} code
 * @param {Range} range
 */
function cut(code, { start, end }) {
  return code.slice(0, start) + code.slice(end);
}
