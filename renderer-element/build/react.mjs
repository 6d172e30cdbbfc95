/**
 * What `react` means in the bundle: `preact/compat`, all of it and as published. r2wc reads React's
 * default export. As a namespace Rollup drops what nobody uses of it; compat's own default export is
 * an object that holds everything, which costs each visitor 1.6 kB.
 */
// @ts-expect-error -- compat's types are those of a CommonJS module
export * from 'preact/compat';
// @ts-expect-error -- as above
export * as default from 'preact/compat';
