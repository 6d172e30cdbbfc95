import { describeForm } from '@form-builder/core/diff/describe/describe-content.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError } from '../feedback/load-error.tsx';
import classes from './change-list.module.css';
import { FactList } from './fact-list.tsx';
import { PageContent } from './page-content.tsx';
import { ChangeRemarks } from './remarks/change-remarks.tsx';
import { RemarkList } from './remarks/remark-list.tsx';
import { versionRemarksQuery } from './remarks/version-remarks-query.ts';
import { useFactContext } from './use-fact-context.ts';

/** Of a remark on the version as a whole. */
const wholeKey = 'version';
/** As of the change that adds the field, so that the remark stays with it in a later comparison. */
const keyOf = ({ id }: Pick<Field, 'id'>) => `field_added fieldId=${id}`;

/** With more fields than this, a page opens when the reader asks for it. */
const mostOpenFields = 30;

/** What a version without an earlier one contains, by page, with the remarks on each field. */
export function FirstVersion({ version }: { readonly version: Version }) {
  const { t } = useLingui();
  const { id, pages } = version;
  const { data: remarks = [], error, refetch } = useQuery(versionRemarksQuery(id));
  const context = useFactContext(version);
  const fields = [...iterateFields(pages)];
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(
    () => new Set((fields.length > mostOpenFields ? [] : pages).map((page) => page.id)),
  );
  const isAllOpen = pages.every((page) => openIds.has(page.id));
  const listed = new Set([wholeKey, ...fields.map(({ field }) => keyOf(field))]);
  const others = remarks.filter(({ change }) => !listed.has(change.key));
  const remarksWith = (key: string) => remarks.filter(({ change }) => change.key === key);
  const remarksOn = (key: string, text: string) => (
    <ChangeRemarks versionId={id} change={{ key, text }} remarks={remarksWith(key)} />
  );
  const toggle = (pageId: string) => {
    const next = new Set(openIds);
    if (!next.delete(pageId)) next.add(pageId);
    setOpenIds(next);
  };
  return (
    <>
      <Group justify="space-between" align="start">
        <Text c="gray.7">
          <Trans>
            Dit is de eerste versie. Dit staat erin; bij elk veld kun je een opmerking maken.
          </Trans>
        </Text>
        {pages.length > 1 && (
          <Button
            variant="default"
            onClick={() => setOpenIds(new Set(isAllOpen ? [] : pages.map((page) => page.id)))}
          >
            {isAllOpen ? (
              <Trans>Alle pagina’s dichtklappen</Trans>
            ) : (
              <Trans>Alle pagina’s openen</Trans>
            )}
          </Button>
        )}
      </Group>
      {error !== null && <LoadError error={error} onRetry={() => void refetch()} />}
      <section className={classes.page}>
        <Title order={3} size="h4">
          <Trans>Het hele formulier</Trans>
        </Title>
        <FactList facts={describeForm(version, context)} />
        {remarksOn(wholeKey, t`Het hele formulier`)}
      </section>
      {pages.map((page) => (
        <PageContent
          key={page.id}
          page={page}
          context={context}
          isOpen={openIds.has(page.id)}
          onToggle={() => toggle(page.id)}
          remarkCount={
            [...iterateFields([page])].flatMap(({ field }) => remarksWith(keyOf(field))).length
          }
        >
          {(field, name) => remarksOn(keyOf(field), name)}
        </PageContent>
      ))}
      {others.length > 0 && <RemarkList versionId={id} remarks={others} namesChange />}
    </>
  );
}
