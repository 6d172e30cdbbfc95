/** A definition (`email/email.ts`), its light form (`date/plain-date.ts`), or what several share (`text-input.ts`). */
const definitions = /\/core\/src\/field-types\/(?:([a-z-]+)\/(?:plain-)?\1|[a-z]+-input)\.ts$/;
const paletteMembers = new Set(['settings', 'editors', 'insertable', 'group', 'isHeavy']);

/** @typedef {{ start: number, end: number }} Range */

/**
 * Leaves out of field type definitions what only the form editor and our own checks read: where a type
 * is offered, which settings its panel shows, whether it is heavy. Reads the modules as JavaScript, so after their types are gone.
 * @returns {import('rollup').Plugin}
 */
export function withoutPalette() {
  return {
    name: 'without-palette',
    transform(code, id) {
      if (!definitions.test(id)) return null;
      const ranges = this.parse(code).body.flatMap(exportedObjects).flatMap(paletteRanges);
      return { code: ranges.reduceRight(cut, code), map: null };
    },
  };
}

/**
 * The object literals that a statement exports as constants.
 * @param {import('estree').Directive | import('estree').Statement | import('estree').ModuleDeclaration} statement
 * @returns {readonly import('estree').ObjectExpression[]}
 */
function exportedObjects(statement) {
  if (statement.type !== 'ExportNamedDeclaration') return [];
  if (statement.declaration?.type !== 'VariableDeclaration') return [];
  return statement.declaration.declarations.flatMap(({ init }) =>
    init?.type === 'ObjectExpression' ? [init] : [],
  );
}

/**
 * From each palette member up to the next one, its comma included.
 * @param {import('estree').ObjectExpression} object
 * @returns {readonly Range[]}
 */
function paletteRanges(object) {
  return object.properties.flatMap((property, index) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    if (!paletteMembers.has(property.key.name)) return [];
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
