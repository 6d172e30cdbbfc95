import { expect, test } from 'vitest';
import { mailSummary } from './mail-summary.ts';
import type { SummarySection } from './summary.ts';

const sections: readonly SummarySection[] = [
  {
    pageId: 'p',
    pageIndex: 0,
    title: 'Wie',
    items: [
      { kind: 'answer', path: 'a', label: 'Naam', value: '<b>Noor</b> & co' },
      { kind: 'answer', path: 'b', label: 'Uitleg', value: 'een\ntwee' },
      {
        kind: 'rows',
        path: 'rows',
        label: 'Kinderen',
        rows: [
          {
            label: 'Kind 1',
            items: [{ kind: 'answer', path: 'rows.0.c', label: 'Leeftijd', value: '4' }],
          },
        ],
      },
    ],
  },
];

test('writes a summary as text', () => {
  expect(mailSummary(sections).text).toBe(
    [
      'Wie',
      '===',
      'Naam: <b>Noor</b> & co',
      'Uitleg: een',
      '  twee',
      'Kind 1',
      '  Leeftijd: 4',
    ].join('\n'),
  );
});

test('writes it as tables under headings, answers escaped', () => {
  expect(mailSummary(sections).html).toBe(
    '<h2>Wie</h2><table>' +
      '<tr><th align="left" valign="top" scope="row">Naam</th><td>&lt;b&gt;Noor&lt;/b&gt; &amp; co</td></tr>' +
      '<tr><th align="left" valign="top" scope="row">Uitleg</th><td>een<br>twee</td></tr>' +
      '</table><h3>Kind 1</h3><table>' +
      '<tr><th align="left" valign="top" scope="row">Leeftijd</th><td>4</td></tr></table>',
  );
});
