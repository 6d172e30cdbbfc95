import type { LogbookEntry } from '@form-builder/core/contract/staff/logbook.ts';
import { describeLogbookEntry } from '@form-builder/core/logbook/describe-logbook-entry.ts';
import { useLingui } from '@lingui/react/macro';
import { Group, Text } from '@mantine/core';
import { ToneBadge } from '../badges/tone-badge.tsx';
import { formatExact } from '../formats/format-time.ts';
import { currentRegion } from '../languages/languages.ts';
import { currentContext, staffText } from '../languages/staff-texts.ts';
import classes from './logbook.module.css';
import { LogbookSubjectCell } from './logbook-subject-cell.tsx';

/** Describes an event: its facts, and each value before and after. */
export function LogbookEventCell({ entry }: { readonly entry: LogbookEntry }) {
  const { i18n } = useLingui();
  const { action, facts, changes } = describeLogbookEntry(entry, currentContext());
  return (
    <>
      <Group gap="xs">
        <Text span size="sm" fw={600}>
          {action}
        </Text>
        {entry.result !== 'succeeded' && (
          <ToneBadge tone={entry.result === 'failed' ? 'yellow' : 'red'}>
            {i18n._(staffText(`logbook.result.${entry.result}`))}
          </ToneBadge>
        )}
      </Group>
      <div className={classes.place}>
        <time className={classes.phone} dateTime={entry.at}>
          {formatExact(entry.at, currentRegion())}
        </time>
        {entry.actor !== null && <span className={classes.phone}>{entry.actor.name}</span>}
        <LogbookSubjectCell subject={entry.subject} formId={entry.form_id} />
      </div>
      {facts.length + changes.length > 0 && (
        <dl className={classes.facts}>
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}:</dt> <dd>{text}</dd>
            </div>
          ))}
          {changes.map(({ label, before, after }) => (
            <div key={label}>
              <dt>{label}:</dt>{' '}
              <dd>
                <del>{before}</del> → <ins>{after}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
