import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { DeliveryRequest } from '../delivery-driver.ts';
import { answerWriters } from './answer-writers.ts';
import { attachmentName, baseNameOf, folderOf } from './drop-names.ts';
import { reportReading } from './report-reading.ts';

const request = {
  id: '019b0000-0000-7000-8000-123456789abc',
  submission: {
    id: 's1',
    number: 'F-12',
    formId: 'f1',
    formTitle: 'Melding',
    completedAt: '2026-11-20T10:00:00.000Z',
    isTest: false,
  },
  options: {},
  values: {},
  pathOf: () => [],
  summary: () => [
    {
      pageId: 'p1',
      pageIndex: 0,
      title: 'Pagina "één"',
      items: [
        { kind: 'answer', path: 'a', label: 'Naam', value: '=SOM(A1) & <b>' },
        {
          kind: 'rows',
          path: 'r',
          label: 'Kinderen',
          rows: [
            {
              label: 'Kind 1',
              items: [{ kind: 'answer', path: 'r.0.n', label: 'Naam', value: 'Jo' }],
            },
          ],
        },
      ],
    },
  ],
} as unknown as DeliveryRequest;
const mapped = {
  ...request,
  values: { kenmerk: 'x', adres: { plaats: 'Ede' }, lijst: ['a', 'b'] },
};

describe('the names of files', () => {
  test('come from the number and the delivery', () => {
    expect(folderOf(request)).toEqual(['Melding']);
    expect(baseNameOf(request)).toBe('F-12 123456789abc');
    expect(baseNameOf({ ...request, options: { file_name: '../a/b' } })).toBe('-a-b 123456789abc');
  });

  test('of attachments keep their extension and fit', () => {
    const name = attachmentName('F-12 123456789abc', `${'x'.repeat(300)}.pdf`);
    expect(name).toHaveLength(120);
    expect(name).toMatch(/^F-12 123456789abc x+\.pdf$/);
  });
});

describe('answers', () => {
  test('as XML', () => {
    expect(answerWriters.xml.write(mapped)).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<submission id="s1" number="F-12" form_id="f1" form_title="Melding" completed_at="2026-11-20T10:00:00.000Z" is_test="false">',
        '  <values>',
        '    <value name="kenmerk">x</value>',
        '    <value name="adres.plaats">Ede</value>',
        '    <value name="lijst">[&quot;a&quot;,&quot;b&quot;]</value>',
        '  </values>',
        '  <page title="Pagina &quot;één&quot;">',
        '    <answer path="a" label="Naam">=SOM(A1) &amp; &lt;b&gt;</answer>',
        '    <rows label="Kinderen">',
        '      <row label="Kind 1">',
        '        <answer path="r.0.n" label="Naam">Jo</answer>',
        '      </row>',
        '    </rows>',
        '  </page>',
        '</submission>',
        '',
      ].join('\n'),
    );
  });

  test('as CSV that runs no formula', () => {
    const lines = answerWriters.csv.write(request).split('\r\n');
    expect(lines[0]).toContain('"Naam";"Kinderen - Kind 1 - Naam"');
    expect(lines[1]).toContain('"\'=SOM(A1) & <b>";"Jo"');
    expect(answerWriters.csv.write(mapped)).toContain('"kenmerk";"adres.plaats";"lijst"');
  });

  test('as JSON, with the mapped values', () => {
    expect(JSON.parse(answerWriters.json.write(mapped))).toMatchObject({
      submission: { id: 's1', number: 'F-12' },
      values: { adres: { plaats: 'Ede' } },
      pages: [{ title: 'Pagina "één"' }],
    });
  });
});

test('a long upload shows that it goes on, and closes its source when it stops', async () => {
  let now = 0;
  let count = 0;
  const source = Readable.from(
    ['a', 'b', 'c', 'd'].map((text) => Buffer.from(text)),
    {
      objectMode: false,
    },
  );
  const clock = () => (now += 20_000);
  const read = reportReading(source, { now: clock, everyMs: 30_000 }, () => {
    count += 1;
    return Promise.resolve();
  });
  for await (const chunk of read) if (String(chunk) === 'c') break;
  expect(count).toBe(1);
  expect(source.destroyed).toBe(true);
});
