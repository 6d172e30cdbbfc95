import { formIds } from './forms/form-ids.ts';

interface Page {
  readonly type: string;
  readonly body: string;
}

const element = (query: Readonly<Record<string, string>>) =>
  `<form-builder-render form-id="${query['form'] ?? ''}" base-url="/test-servers/${query['server'] ?? ''}/" locale="nl-NL"></form-builder-render>`;

/** A page that forbids everything but its own scripts and style sheets. */
const strict = (query: Readonly<Record<string, string>>): Page => ({
  type: 'html',
  body: `<!doctype html><html lang="nl"><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'">
<title>Streng</title><script src="/pages/strict.js"></script>
<script src="/form-builder-render.js" async></script>${element(query)}</html>`,
});

/** A page whose style sheet resets and restyles every element. */
const hostile = (query: Readonly<Record<string, string>>): Page => ({
  type: 'html',
  body: `<!doctype html><html lang="nl"><meta charset="utf-8"><title>Vijandig</title>
<style>html { font-size: 40% } * { all: unset !important; color: lime !important; font: 6px serif !important }
input, button { display: none !important }</style>
<script src="/form-builder-render.js" async></script>${element(query)}</html>`,
});

/** A narrow page with text twice as large. */
const large = (query: Readonly<Record<string, string>>): Page => ({
  type: 'html',
  body: `<!doctype html><html lang="nl"><meta charset="utf-8"><title>Groot</title>
<style>html { font-size: 200% } body { margin: 0 }</style>
<script src="/form-builder-render.js" async></script>${element(query)}</html>`,
});

/** A page with the script and no form. */
const empty = (): Page => ({
  type: 'html',
  body: `<!doctype html><html lang="nl"><meta charset="utf-8"><title>Leeg</title>
<script src="/form-builder-render.js" async></script></html>`,
});

/** A page with a form beside a plain one. */
const pair = (query: Readonly<Record<string, string>>): Page => ({
  type: 'html',
  body: `<!doctype html><html lang="nl"><meta charset="utf-8"><title>Twee</title>
<script src="/form-builder-render.js" async></script>${element(query)}${element({ ...query, form: formIds.onePage })}</html>`,
});

/** A page that records whether the form could be read before the element's code ran. */
const bare = (query: Readonly<Record<string, string>>): Page => ({
  type: 'html',
  body: `<!doctype html><html lang="nl"><meta charset="utf-8"><title>Kaal</title>
<script src="/pages/bare.js"></script>
<script src="/form-builder-render.js" async></script>${element(query)}</html>`,
});

/** Records policy violations, before anything else runs. */
const strictScript = (): Page => ({
  type: 'js',
  body: `window.violations = []; addEventListener('securitypolicyviolation', (event) => window.violations.push(event.violatedDirective + ' ' + event.blockedURI));`,
});

const bareScript = (): Page => ({
  type: 'js',
  body: `const define = customElements.define.bind(customElements);
customElements.define = (name, type) => {
  window.couldBeRead = document.querySelector(name).shadowRoot?.querySelector('input') ?? null;
  define(name, type);
};`,
});

/** A page on which the element's code waits until the test continues it. */
const waiting = (query: Readonly<Record<string, string>>): Page => ({
  type: 'html',
  body: `<!doctype html><html lang="nl"><meta charset="utf-8"><title>Wachten</title>
<script src="/pages/waiting.js"></script>
<script src="/form-builder-render.js" async></script>${element(query)}</html>`,
});

const waitingScript = (): Page => ({
  type: 'js',
  body: `const define = customElements.define.bind(customElements);
customElements.define = (name, type) => { window.goOn = () => define(name, type); };`,
});

/** The pages of the tests by path. */
export const pages: Readonly<Record<string, (query: Readonly<Record<string, string>>) => Page>> = {
  '/pages/strict.html': strict,
  '/pages/strict.js': strictScript,
  '/pages/hostile.html': hostile,
  '/pages/large.html': large,
  '/pages/empty.html': empty,
  '/pages/pair.html': pair,
  '/pages/bare.html': bare,
  '/pages/bare.js': bareScript,
  '/pages/waiting.html': waiting,
  '/pages/waiting.js': waitingScript,
};
