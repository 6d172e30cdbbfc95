import type { Session } from '@form-builder/core/session/session.ts';
import { validateSession } from '@form-builder/core/session/validation/validate-session.ts';
import type { Issue } from '@form-builder/core/validation/issue.ts';
import { createFieldErrors } from '@form-builder/renderer-element/preview';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { VisitorFields } from '../../form-preview/visitor-fields.tsx';
import { ThemeLogo } from '../../themes/preview/theme-logo.tsx';
import { useThemeStyle } from '../../themes/use-theme-style.ts';
import { useEditedVersion } from '../editor/editor-context.ts';
import { useVisitorText } from '../../form-preview/visitor-text.ts';
import { nextVisible } from '../../form-preview/visible-pages.ts';
import styles from './try-out.module.css';

interface TryOutPagesProps {
  readonly session: Session;
  /** The page that is open. */
  readonly index: number;
  readonly onOpen: (index: number) => void;
}

/** The visible pages one after another; the next one opens when the page is valid. */
export function TryOutPages({ session, index, onOpen }: TryOutPagesProps) {
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const [errors] = useState(createFieldErrors);
  const [isDone, setDone] = useState(false);
  const heading = useFocusOnChange<HTMLHeadingElement>(index);
  const version = useEditedVersion();
  const themeStyle = useThemeStyle(version.theme_settings, version.settings['theme.css']);
  const themeStyles = useMemo(() => [themeStyle], [themeStyle]);
  const page = session.pages[index]?.page;
  const back = nextVisible(session, index, -1);
  const next = nextVisible(session, index, 1);
  const show = (found: readonly Issue[]) => {
    setIssues(found);
    errors.replace(errorsByCell(session, found));
  };
  const goTo = (next: number) => {
    show([]);
    onOpen(next);
  };
  const goOn = () => {
    const broken = validateSession(session, index);
    if (broken.length > 0) return show(broken);
    if (next !== undefined) return goTo(next);
    show([]);
    setDone(true);
  };
  if (!page) {
    return (
      <p>
        <Trans>Dit formulier heeft nog geen pagina’s.</Trans>
      </p>
    );
  }
  if (isDone) return <End onBack={() => setDone(false)} />;
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {page.title}
      </h2>
      <Issues issues={issues} session={session} />
      <VisitorFields
        key={page.id}
        session={session}
        pageIndex={index}
        errors={errors}
        extraStyles={themeStyles}
        frame={(fields) => (
          <>
            <ThemeLogo settings={version.theme_settings} />
            {fields}
          </>
        )}
      />
      <div className={styles.buttons}>
        <Button onClick={goOn}>
          {next === undefined
            ? (page.submit_button_label ?? <Trans>Versturen</Trans>)
            : (page.next_button_label ?? <Trans>Volgende</Trans>)}
        </Button>
        {back !== undefined && (
          <Button variant="default" onClick={() => goTo(back)}>
            {page.previous_button_label ?? <Trans>Vorige</Trans>}
          </Button>
        )}
      </div>
    </>
  );
}

/** The error summary of the visitor; takes the focus, as it does for a visitor. */
function Issues({ issues, session }: { issues: readonly Issue[]; session: Session }) {
  const text = useVisitorText();
  const summary = useFocusOnChange<HTMLDivElement>(issues);
  if (issues.length === 0 || !text) return null;
  return (
    <div className={styles.issues} role="alert" ref={summary} tabIndex={-1}>
      <Trans>De bezoeker kan nog niet verder:</Trans>
      <ul>
        {issues.map(({ path, code, params, message }) => (
          <li key={`${path} ${code}`}>
            <strong>{session.findCellByPath(path)?.field.label}</strong>{' '}
            {message ?? text.translate(code, params)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function End({ onBack }: { onBack: () => void }) {
  return (
    <div className={styles.end}>
      <p>
        <strong>
          <Trans>Hier verstuurt de bezoeker het formulier</Trans>
        </strong>
      </p>
      <p>
        <Trans>Bij het uitproberen wordt niets verstuurd.</Trans>
      </p>
      <Button variant="default" mt="sm" onClick={onBack}>
        <Trans>Terug naar de laatste pagina</Trans>
      </Button>
    </div>
  );
}

/** Returns each issue by the field that it concerns. */
function errorsByCell(session: Session, issues: readonly Issue[]): ReadonlyMap<string, Issue> {
  return new Map(
    issues.flatMap((issue) => {
      const cell = session.findCellByPath(issue.path);
      return cell ? [[cell.key, issue] as const] : [];
    }),
  );
}

/** An element that takes the focus, and scrolls into view, when `value` changes. */
function useFocusOnChange<E extends HTMLElement>(value: unknown) {
  const element = useRef<E>(null);
  const before = useRef(value);
  useLayoutEffect(() => {
    if (before.current === value) return;
    before.current = value;
    element.current?.focus();
  }, [value]);
  return element;
}
