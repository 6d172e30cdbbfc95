/**
 * Core's tests, run a second time in Chromium: the tables (JSON beside each test), the rules of every
 * field type, and the properties. Browser and server decide the same only as long as both JavaScript
 * engines under them do. The server of the tests puts an import of each in place of this file
 * (`scripts/testing/core-in-chromium.mjs`).
 */
throw new Error('The tests of core were not put in place of this file');
