import { describe, expect, test } from 'vitest';
import { scopeStyle } from './scope-style.ts';

const codes = (css: string) => scopeStyle(css).faults.map(({ code }) => code);

describe('scopeStyle', () => {
  test.each([
    ['.button { color: red }', '.form-builder .button{color:red}'],
    ['h2, .label > span { margin: 0 }', '.form-builder h2,.form-builder .label>span{margin:0}'],
    ['.form-builder .row { top: 0 }', '.form-builder .row{top:0}'],
    ['* { color: red }', '.form-builder *{color:red}'],
    [
      '@media (width > 40em) { .label { color: red } }',
      '@media (width>40em){.form-builder .label{color:red}}',
    ],
    ['@keyframes in { from { opacity: 0 } }', '@keyframes in{from{opacity:0}}'],
    [
      '.row { &:hover { color: red } & .label { color: blue } }',
      '.form-builder .row{&:hover{color:red}& .label{color:blue}}',
    ],
    [
      '.row { background: url(/media/stip.png) }',
      '.form-builder .row{background:url(/media/stip.png)}',
    ],
    ['/* secret */ .x { --a: 1px }', '.form-builder .x{--a:1px}'],
    ['.x::before { content: "\\2022" }', '.form-builder .x::before{content:"•"}'],
  ])('puts %s under the form', (css, scoped) => {
    expect(scopeStyle(css)).toEqual({ style: scoped, faults: [] });
  });

  test.each([
    '@import "https://elders.example/x.css";',
    '@import url(//elders.example/x.css);',
    '@font-face { font-family: X; src: url(https://elders.example/x.woff2) }',
    '@\\69mport "x.css";',
    '@namespace svg url(http://www.w3.org/2000/svg);',
    '@charset "utf-8";',
    '@property --x { syntax: "*"; inherits: true }',
  ])('refuses %s', (css) => {
    expect(codes(css)).toContain('theme.css_at_rule');
    expect(scopeStyle(css).style).toBe('');
  });

  test.each([
    '.x { background: url(https://elders.example/x.png) }',
    '.x { background: url("//elders.example/x.png") }',
    '.x { background: URL(http://elders.example) }',
    '.x { background: url(/\\elders.example/x.png) }',
    '.x { background: \\75rl(https://elders.example) }',
    '.x { background: u\\72l("https://elders.example") }',
    '.x { --a: url(https://elders.example/x.png) }',
    '.x { background: image-set("https://elders.example/x.png" 1x) }',
    '.x { background: -webkit-image-set("https://elders.example/x.png" 1x) }',
    '.x { background: url(data:image/svg+xml;base64,AAAA) }',
    '.x { background: url(javascript:alert(1)) }',
    '.x { cursor: url(https://elders.example/x.cur), auto }',
    '@media print { .x { background: url(https://elders.example) } }',
    '.x { &:hover { background: url(https://elders.example) } }',
  ])('fetches nothing from strangers: %s', (css) => {
    expect(scopeStyle(css).faults).not.toEqual([]);
    expect(scopeStyle(css).style).toBe('');
  });

  test.each([
    ':host { display: none }',
    ':host-context(body) .x { color: red }',
    ':h\\6fst { display: none }',
    '::slotted(*) { color: red }',
    ':root { --x: 1 }',
    ':is(:host) { color: red }',
    '.x { position: fixed }',
    '.x { position: var(--p) }',
    '.x { POSITION: FIXED !important }',
  ])('stays inside the form: %s', (css) => {
    expect(scopeStyle(css).faults).not.toEqual([]);
  });

  test.each(['.x { color: red } }', '.x { color }', '} .y { color: red }', '.x { a: "</style>" }'])(
    'refuses what is not CSS, or would end a style element: %s',
    (css) => {
      expect(codes(css)).toContain('theme.css_syntax');
    },
  );

  test('says on which line', () => {
    expect(scopeStyle('.a { color: red }\n\n@import "x.css";').faults).toEqual([
      { code: 'theme.css_at_rule', line: 3, what: '@import' },
    ]);
  });
});
