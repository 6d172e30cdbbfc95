/**
 * Runs core's tests a second time in Chromium: the tables (JSON beside each test), the rules of
 * every field type, and the properties. Browser and server only decide the same if their JavaScript
 * engines do. The test server replaces this file by an import of each test
 * (`scripts/testing/core-in-chromium.mjs`).
 */
throw new Error('The tests of core were not put in place of this file');
