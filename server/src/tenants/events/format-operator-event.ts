import type { OperatorEvent } from './operator-events-queries.ts';

/**
 * An event as one line: time, action, result, slug and id of the tenant, operator, counts or what was set, reason; `-` for
 * none. The operator of a call has the way in and the id of the token behind the name.
 */
export function formatOperatorEvent(event: OperatorEvent): string {
  return [
    event.at.toISOString(),
    event.action,
    event.result,
    event.subject_slug ?? '-',
    event.subject_id ?? '-',
    formatOperator(event),
    formatCounts(event),
    event.reason ?? '-',
  ].join('\t');
}

function formatOperator({ operator, channel, token_id: tokenId }: OperatorEvent): string {
  if (tokenId === null) return operator;
  return channel === 'command'
    ? `${operator} (token ${tokenId})`
    : `${operator} (${channel}, token ${tokenId})`;
}

function formatCounts({ row_count: rows, file_count: files, detail }: OperatorEvent): string {
  const counts = [
    ...(detail === null ? [] : [detail]),
    ...(rows === null ? [] : [`${rows} rows`]),
    ...(files === null ? [] : [`${files} files`]),
  ];
  return counts.length === 0 ? '-' : counts.join(', ');
}
