import { describeField, describePage } from '@form-builder/core/diff/describe/describe-content.ts';
import type { SettingContext } from '@form-builder/core/diff/describe/setting-words.ts';
import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Text, Title, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { fieldTypeTexts } from '../field-types/field-type-texts.ts';
import classes from './change-list.module.css';
import { FactList } from './fact-list.tsx';
import styles from './page-content.module.css';
import { PageName } from './page-name.tsx';

interface PageContentProps {
  readonly page: Page;
  readonly context: SettingContext;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Of colleagues, on the fields of the page. */
  readonly remarkCount: number;
  /** The content below each field. */
  readonly children: (field: Field, name: string) => ReactNode;
}

/** A page of a version with all that it says about each field; its heading opens and closes it. */
export function PageContent(props: PageContentProps) {
  const { page, context, isOpen, onToggle, remarkCount, children } = props;
  const contentId = useId();
  const fields = [...iterateFields([page])];
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <section className={classes.page}>
      <Title order={3} size="h4">
        <UnstyledButton
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? contentId : undefined}
          onClick={onToggle}
        >
          <Chevron size={18} aria-hidden className={styles.chevron} />
          <PageName title={page.title} />
        </UnstyledButton>
      </Title>
      <Text size="sm" c="gray.7" className={styles.counts}>
        <Plural
          value={fields.length}
          _0="Deze pagina heeft geen velden."
          one="# veld"
          other="# velden"
        />
        {remarkCount > 0 && (
          <>
            {' · '}
            <Plural value={remarkCount} one="# opmerking" other="# opmerkingen" />
          </>
        )}
      </Text>
      {isOpen && (
        <div id={contentId}>
          <FactList facts={describePage(page, context)} />
          {fields.length > 0 && (
            <ul className={classes.changes}>
              {fields.map(({ field, depth }) => (
                <FieldContent key={field.id} field={field} depth={depth} context={context}>
                  {children}
                </FieldContent>
              ))}
            </ul>
          )}
        </div>
      )}
    </section>
  );
}

interface FieldContentProps extends Pick<PageContentProps, 'context' | 'children'> {
  readonly field: Field;
  readonly depth: number;
}

function FieldContent({ field, depth, context, children }: FieldContentProps) {
  const { i18n } = useLingui();
  const type = i18n._(fieldTypeTexts(field.type).name);
  const name = field.label.trim() === '' ? type : field.label;
  const facts = describeField(field, context);
  return (
    <li className={classes.item} style={{ marginInlineStart: `${String(depth - 1)}rem` }}>
      <div className={classes.change}>
        <span className={styles.name}>{name}</span>
        <Text span size="sm" c="gray.7">
          {type}
        </Text>
      </div>
      {facts.length > 0 ? (
        <FactList facts={facts} />
      ) : (
        <Text size="sm" c="gray.7" mt={4}>
          <Trans>Alle instellingen staan zoals bij een nieuw veld.</Trans>
        </Text>
      )}
      {children(field, name)}
    </li>
  );
}
