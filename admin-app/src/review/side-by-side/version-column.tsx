import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { resolveSteps } from '@form-builder/core/navigation/steps.ts';
import type { Session } from '@form-builder/core/session/session.ts';
import { PreviewScreen } from '@form-builder/renderer-element/preview';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text, Title } from '@mantine/core';
import { useMemo, useRef } from 'react';
import { nextVisible } from '../../form-preview/visible-pages.ts';
import { VisitorFields } from '../../form-preview/visitor-fields.tsx';
import { PreviewTheme } from '../../themes/preview/preview-theme.tsx';
import { useThemeStyle } from '../../themes/use-theme-style.ts';
import { hiddenChanges } from './hidden-changes.ts';
import styles from './side-by-side.module.css';

interface VersionColumnProps {
  readonly version: Version;
  readonly session: Session;
  /** A style sheet that marks the changed fields. */
  readonly marks: string;
  readonly changedFieldIds: ReadonlySet<string>;
  readonly pageId: string;
  readonly onOpen: (pageId: string) => void;
}

/** One page of a version as visitors see it, or why they do not. */
export function VersionColumn({ version, onOpen, ...props }: VersionColumnProps) {
  const { t } = useLingui();
  const { number } = version;
  const name = t`Versie ${number}`;
  const heading = useRef<HTMLHeadingElement>(null);
  const open = (id: string) => {
    onOpen(id);
    // The button that was pressed disappears with its page.
    heading.current?.focus();
  };
  return (
    <section className={styles.version} aria-label={name}>
      <Title ref={heading} tabIndex={-1} order={4} size="h5" className={styles.name}>
        {name}
      </Title>
      <VersionPage version={version} onOpen={open} {...props} />
    </section>
  );
}

function VersionPage({ version, session, marks, pageId, onOpen, ...props }: VersionColumnProps) {
  const theme = useThemeStyle(version.theme_settings, version.settings['theme.css']);
  const extraStyles = useMemo(() => [theme, marks], [theme, marks]);
  const index = session.pages.findIndex(({ page }) => page.id === pageId);
  const page = session.pages[index];
  if (page === undefined)
    return (
      <Text c="gray.7" p="md">
        <Trans>Deze pagina staat niet in deze versie.</Trans>
      </Text>
    );
  const open = (at: number | undefined) => {
    const id = at === undefined ? undefined : session.pages[at]?.page.id;
    if (id !== undefined) onOpen(id);
  };
  return (
    <>
      {!page.visible && (
        <Text c="gray.7" px="md" pt="md">
          <Trans>Bij deze antwoorden slaat de bezoeker deze pagina over.</Trans>
        </Text>
      )}
      {page.visible && <HiddenChanges fields={hiddenChanges(page, props.changedFieldIds)} />}
      <VisitorFields
        key={pageId}
        session={session}
        pageIndex={index}
        extraStyles={extraStyles}
        frame={(fields) => (
          <>
            <PreviewTheme settings={version.theme_settings} />
            <PreviewScreen
              form={version}
              pageIndex={index}
              formSteps={resolveSteps(session)}
              session={session}
              onOpen={open}
              onNext={() => open(nextVisible(session, index, 1))}
              onPrevious={() => open(nextVisible(session, index, -1))}
            >
              {fields}
            </PreviewScreen>
          </>
        )}
      />
    </>
  );
}

/** What changed on the page but has no place to be marked. */
function HiddenChanges({ fields }: { readonly fields: readonly Field[] }) {
  const { t } = useLingui();
  if (fields.length === 0) return null;
  const names = fields.map(({ label }) => `“${label || t`Zonder titel`}”`).join(', ');
  return (
    <Text c="gray.7" px="md" pt="md">
      <Trans>Gewijzigd, maar bij deze antwoorden niet te zien: {names}.</Trans>
    </Text>
  );
}
