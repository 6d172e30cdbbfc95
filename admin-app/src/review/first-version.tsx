import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadError } from '../feedback/load-error.tsx';
import { fieldTypeTexts } from '../field-types/field-type-texts.ts';
import classes from './change-list.module.css';
import { PageName } from './page-name.tsx';
import { ChangeRemarks } from './remarks/change-remarks.tsx';
import { RemarkList } from './remarks/remark-list.tsx';
import { versionRemarksQuery } from './remarks/version-remarks-query.ts';

/** Of a remark on the version as a whole. */
const wholeKey = 'version';
/** As of the change that adds the field, so that the remark stays with it in a later comparison. */
const keyOf = ({ id }: Pick<Field, 'id'>) => `field_added fieldId=${id}`;

/** What a version without an earlier one contains, by page, with the remarks on each field. */
export function FirstVersion({ version }: { readonly version: Version }) {
  const { t } = useLingui();
  const { id, pages } = version;
  const { data: remarks = [], error, refetch } = useQuery(versionRemarksQuery(id));
  const listed = new Set([wholeKey, ...[...iterateFields(pages)].map(({ field }) => keyOf(field))]);
  const others = remarks.filter(({ change }) => !listed.has(change.key));
  const remarksOn = (key: string, text: string) => (
    <ChangeRemarks
      versionId={id}
      change={{ key, text }}
      remarks={remarks.filter(({ change }) => change.key === key)}
    />
  );
  return (
    <>
      <Text c="gray.7">
        <Trans>
          Dit is de eerste versie. Dit staat erin; bij elk veld kun je een opmerking maken.
        </Trans>
      </Text>
      {error !== null && <LoadError error={error} onRetry={() => void refetch()} />}
      <section className={classes.page}>
        <Title order={3} size="h4">
          <Trans>Het hele formulier</Trans>
        </Title>
        {remarksOn(wholeKey, t`Het hele formulier`)}
      </section>
      {pages.map((page) => (
        <PageContent key={page.id} page={page}>
          {(field, name) => remarksOn(keyOf(field), name)}
        </PageContent>
      ))}
      {others.length > 0 && <RemarkList versionId={id} remarks={others} namesChange />}
    </>
  );
}

interface PageContentProps {
  readonly page: Page;
  /** The content below each field. */
  readonly children: (field: Field, name: string) => ReactNode;
}

function PageContent({ page, children }: PageContentProps) {
  const { t, i18n } = useLingui();
  const fields = [...iterateFields([page])];
  return (
    <section className={classes.page}>
      <Title order={3} size="h4">
        <PageName title={page.title} />
      </Title>
      {fields.length === 0 && (
        <Text c="gray.7">
          <Trans>Deze pagina heeft geen velden.</Trans>
        </Text>
      )}
      <ul className={classes.changes}>
        {fields.map(({ field, depth }) => {
          const type = i18n._(fieldTypeTexts(field.type).name);
          const name = field.label.trim() === '' ? type : field.label;
          const facts = [
            type,
            ...('is_required' in field && field.is_required ? [t`verplicht`] : []),
            ...((field.logic ?? []).length > 0 ? [t`met een regel`] : []),
          ];
          return (
            <li
              key={field.id}
              className={classes.item}
              style={{ marginInlineStart: `${String(depth - 1)}rem` }}
            >
              <div className={classes.change}>
                <span className={classes.sentence}>{name}</span>
                <Text span size="sm" c="gray.7">
                  {facts.join(' · ')}
                </Text>
              </div>
              {children(field, name)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
