import type { SummaryItem } from '@form-builder/core/summary/summary.ts';
import { escapeXml } from '../../../platform/xml/escape-xml.ts';
import type { DeliveryRequest } from '../delivery-driver.ts';
import { flattenValues, textOfValue } from './flatten-values.ts';

/** The answers as XML 1.0: the mapped values by name, and every page with its answers as people read them. */
export function writeAnswersXml({ submission, values, summary }: DeliveryRequest): string {
  const facts = {
    id: submission.id,
    number: submission.number ?? '',
    form_id: submission.formId,
    form_title: submission.formTitle,
    completed_at: submission.completedAt,
    is_test: String(submission.isTest),
  };
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<submission${attributes(facts)}>`,
    '  <values>',
    ...flattenValues(values).map(([name, value]) => element('    ', 'value', { name }, value)),
    '  </values>',
    ...summary().flatMap(({ title, items }) => parent('  ', 'page', { title }, items)),
    '</submission>',
  ];
  return `${lines.join('\n')}\n`;
}

type Attributes = Readonly<Record<string, string>>;

const attributes = (members: Attributes): string =>
  Object.entries(members)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');

const element = (indent: string, name: string, members: Attributes, value: unknown): string =>
  `${indent}<${name}${attributes(members)}>${escapeXml(textOfValue(value))}</${name}>`;

const parent = (
  indent: string,
  name: string,
  members: Attributes,
  items: readonly SummaryItem[],
): readonly string[] => [
  `${indent}<${name}${attributes(members)}>`,
  ...items.flatMap((item) => writeItem(`${indent}  `, item)),
  `${indent}</${name}>`,
];

function writeItem(indent: string, item: SummaryItem): readonly string[] {
  const { label } = item;
  if (item.kind === 'answer')
    return [element(indent, 'answer', { path: item.path, label }, item.value)];
  if (item.kind === 'group') return parent(indent, 'group', { label }, item.items);
  return [
    `${indent}<rows${attributes({ label })}>`,
    ...item.rows.flatMap((row) => parent(`${indent}  `, 'row', { label: row.label }, row.items)),
    `${indent}</rows>`,
  ];
}
