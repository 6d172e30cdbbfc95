import { expect, test } from 'vitest';
import { findCircularChunks } from './find-circular-chunks.mjs';

const chunk = (/** @type {string[]} */ ...imports) => ({ type: 'chunk', imports });

test('files that import the same file are no circle', () => {
  const bundle = { 'a.js': chunk('b.js', 'c.js'), 'b.js': chunk('c.js'), 'c.js': chunk() };
  expect(findCircularChunks({ ...bundle, 'a.css': { type: 'asset' } })).toEqual([]);
});

test('files that import each other are found once, also through others', () => {
  const bundle = {
    'start.js': chunk('a.js', 'd.js'),
    'a.js': chunk('b.js'),
    'b.js': chunk('c.js'),
    'c.js': chunk('a.js'),
    'd.js': chunk('e.js'),
    'e.js': chunk('d.js'),
  };
  expect(findCircularChunks(bundle)).toEqual([
    ['a.js', 'b.js', 'c.js'],
    ['d.js', 'e.js'],
  ]);
});
