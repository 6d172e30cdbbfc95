const definitions = /\/core\/src\/field-types\/([a-z-]+)\/\1\.ts$/;
const paletteMembers = [
  /^ {2}settings: \[[^\]]*\],\n/m,
  /^ {2}editors: \[[^\]]*\],\n/m,
  /^ {2}insertable: \w+,\n/m,
  /^ {2}group: '\w+',\n/m,
];

/**
 * Leaves out of field type definitions what only the form editor reads: where a type is offered and
 * which settings its panel shows. Fails when a definition has them written otherwise.
 * @returns {import('rollup').Plugin}
 */
export function withoutPalette() {
  return {
    name: 'without-palette',
    transform(code, id) {
      if (!definitions.test(id)) return null;
      for (const member of paletteMembers) {
        if (!member.test(code)) this.error(`${id} has no ${member.source}`);
      }
      return {
        code: paletteMembers.reduce((text, member) => text.replace(member, ''), code),
        map: null,
      };
    },
  };
}
