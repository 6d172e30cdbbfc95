const unused =
  /^const \w = \{\n {2}stringify[^]*?(?=\w = \/\* @__PURE__ \*\/ Symbol\.for\("r2wc\.render"\))/;

/**
 * Leaves out of r2wc how attributes become properties of many types: the element reads its own
 * (`element-attributes.ts`) and names none to r2wc. Fails when r2wc no longer looks as it did.
 * @returns {import('rollup').Plugin}
 */
export function withoutAttributeParsers() {
  return {
    name: 'without-attribute-parsers',
    transform(code, id) {
      if (!id.includes('/@r2wc/core/')) return null;
      const [cut] = unused.exec(code) ?? [];
      if (cut === undefined) this.error(`${id} has changed: what may be left out of it?`);
      return { code: code.replace(cut, 'const k = (t) => t, w = {}, '), map: null };
    },
  };
}
