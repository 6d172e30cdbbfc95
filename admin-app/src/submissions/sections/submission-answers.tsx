import type { Submission } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { formulaEngine } from '@form-builder/core/session/formulas/formula-engine.ts';
import { createTranslator } from '@form-builder/core/messages/translate.ts';
import { loadMessages } from '@form-builder/core/messages/load-messages.ts';
import { summarise } from '@form-builder/core/summary/summarise.ts';
import type { SummaryItem, SummaryRows } from '@form-builder/core/summary/summary.ts';
import { Trans } from '@lingui/react/macro';
import { Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { currentRegion, regionOf } from '../../languages/languages.ts';
import classes from '../submission-screen.module.css';

/** Every formatted answer, by page, in the language in which the submission is read. */
export function SubmissionAnswers({ submission }: { readonly submission: Submission }) {
  const { language, languages } = submission;
  // Where there is no choice, the user's own language.
  const locale = languages.length > 1 ? regionOf(language) : currentRegion();
  const { data: messages } = useQuery({
    queryKey: ['messages', locale],
    queryFn: () => loadMessages(locale),
    staleTime: Infinity,
  });
  if (messages === undefined) return <Skeleton height={240} />;
  const context = { locale, translate: createTranslator(locale, messages) };
  const answeredAt = Date.parse(submission.completed_at ?? submission.updated_at);
  const sections = summarise(submission, fieldTypes, context, {
    answeredAt,
    masked: submission.masked,
    shown: submission.shown === null ? undefined : new Set(submission.shown),
    formulas: formulaEngine,
    // Staff see every answer, including those that the visitor's summary leaves out.
    isSection: true,
  });
  if (sections.length === 0)
    return (
      <Text c="gray.6">
        <Trans>Er zijn geen antwoorden om te laten zien.</Trans>
      </Text>
    );
  return (
    <div className={classes.answers}>
      {sections.map(({ pageId, title, items }) => (
        <section key={pageId}>
          <Title order={2}>{title}</Title>
          <ItemList items={items} />
        </section>
      ))}
    </div>
  );
}

const itemViews: {
  readonly [K in SummaryItem['kind']]: (item: Extract<SummaryItem, { kind: K }>) => ReactNode;
} = {
  answer: (item) => (
    <div key={item.path} className={classes.pair}>
      <dt>{item.label}</dt>
      <dd>{item.value}</dd>
    </div>
  ),
  group: (item) => (
    <div key={item.path} className={classes.nested}>
      <dt>{item.label}</dt>
      <dd>
        <ItemList items={item.items} />
      </dd>
    </div>
  ),
  rows: (item) => (
    <div key={item.path} className={classes.nested}>
      <dt>{item.label}</dt>
      <dd>
        <Rows rows={item.rows} />
      </dd>
    </div>
  ),
};

function ItemList({ items }: { readonly items: readonly SummaryItem[] }) {
  return <dl className={classes.list}>{items.map(viewItem)}</dl>;
}

function viewItem(item: SummaryItem): ReactNode {
  // The view is registered for this kind, which the type system cannot express.
  const view = itemViews[item.kind] as (shown: SummaryItem) => ReactNode;
  return view(item);
}

function Rows({ rows }: { readonly rows: SummaryRows['rows'] }) {
  if (rows.length === 0) return '-';
  return (
    <div className={classes.rows}>
      {rows.map(({ label, items }) => (
        <div key={label} className={classes.row}>
          <p className={classes.rowTitle}>{label}</p>
          <ItemList items={items} />
        </div>
      ))}
    </div>
  );
}
