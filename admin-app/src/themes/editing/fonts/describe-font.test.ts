import { expect, test } from 'vitest';
import { describeFont } from './describe-font.ts';

test.each([
  ['OpenSans-Regular.woff2', 'Open Sans', 'normal', 'normal'],
  ['OpenSans-BoldItalic.woff2', 'Open Sans', 'bold', 'italic'],
  ['open-sans-semi-bold.woff2', 'open sans', 'bold', 'normal'],
  ['RijksSans[wght].woff2', 'Rijks Sans', '100 900', 'normal'],
  ['Inter-Italic-VariableFont_wght.woff2', 'Inter', '100 900', 'italic'],
  ['bold.woff2', 'bold', 'bold', 'normal'],
])('%s is %s, %s and %s', (name, family, weight, style) => {
  expect(describeFont(name)).toEqual({ family, weight, style });
});
