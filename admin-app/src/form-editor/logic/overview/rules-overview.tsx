import type { Page } from '@form-builder/core/form/form-definition.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CloseButton, SegmentedControl, Text, Title } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { EmptyState } from '../../../feedback/empty-state.tsx';
import { wordingOf } from '../../../languages/wording.ts';
import { useEditedVersion, useEditor } from '../../editor/editor-context.ts';
import { describeListed, type DescribedRule } from './describe-listed.ts';
import { isShownBy, listRules, noFilter } from './list-rules.ts';
import { RuleFilters } from './rule-filters.tsx';
import { RulesGraph } from './rules-graph.tsx';
import { RuleLine } from './rule-line.tsx';
import styles from './rules-overview.module.css';

/** All rules of the form as sentences, instead of the canvas; a rule opens at its field beside it. */
export function RulesOverview() {
  const { t } = useLingui();
  const editor = useEditor();
  const version = useDeferredValue(useEditedVersion());
  const [filter, setFilter] = useState(noFilter);
  const [view, setView] = useState('list');
  const described = useMemo(() => {
    const wording = wordingOf(version);
    return listRules(version.pages).map((listed) => describeListed(listed, wording));
  }, [version]);
  const found = described.filter((one) => isShownBy(filter, one.listed, one.text));
  const total = described.length;
  const isGraph = view === 'graph';
  return (
    <section className={styles.overview} aria-label={t`Alle regels`}>
      <div className={styles.head}>
        <Title order={2} size="h3">
          <Trans>Alle regels</Trans>
        </Title>
        {total > 0 && (
          <SegmentedControl
            size="xs"
            aria-label={t`Hoe je de regels ziet`}
            data={[
              { value: 'list', label: t`Lijst` },
              { value: 'graph', label: t`Schema` },
            ]}
            value={view}
            onChange={setView}
          />
        )}
        <CloseButton
          aria-label={t`Alle regels sluiten`}
          onClick={() => (editor.state.isListingRules = false)}
        />
      </div>
      {total === 0 ? (
        <EmptyState title={t`Nog geen regels`}>
          <Trans>
            Een regel toont of verbergt een veld, of maakt het verplicht, door wat de bezoeker
            ergens anders invult. Kies een veld en voeg bij Regels de eerste toe.
          </Trans>
        </EmptyState>
      ) : isGraph ? (
        <RulesGraph version={version} />
      ) : (
        <>
          <RuleFilters filter={filter} described={described} onChange={setFilter} />
          <Text size="sm" c="gray.7" role="status">
            {found.length === total ? (
              <Plural value={total} one="# regel." other="# regels." />
            ) : (
              <Trans>
                {found.length} van {total} regels.
              </Trans>
            )}{' '}
            <Trans>Of een regel nu geldt, hangt af van wat je invulde bij Uitproberen.</Trans>
          </Text>
          {version.pages.map((page, index) => (
            <PageRules key={page.id} page={page} index={index} found={found} />
          ))}
        </>
      )}
    </section>
  );
}

interface PageRulesProps {
  readonly page: Page;
  readonly index: number;
  readonly found: readonly DescribedRule[];
}

/** The rules of a page and its fields. */
function PageRules({ page, index, found }: PageRulesProps) {
  const { t } = useLingui();
  const own = found.filter(({ listed }) => listed.page.id === page.id);
  if (own.length === 0) return null;
  const title = page.title.trim() || t`Zonder titel`;
  return (
    <section aria-labelledby={`rules-${page.id}`}>
      <Title order={3} size="h5" id={`rules-${page.id}`} mb="xs">
        {index + 1}. {title}
      </Title>
      <ul className={styles.list}>
        {own.map((described) => (
          <RuleLine key={described.listed.rule.id} described={described} />
        ))}
      </ul>
    </section>
  );
}
