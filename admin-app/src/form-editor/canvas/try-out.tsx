import type { Session } from '@form-builder/core/session/session.ts';
import type { Issue } from '@form-builder/core/validation/issue.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, SegmentedControl } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useEditedVersion } from '../editor/editor-context.ts';
import { createTrySession } from './canvas-session.ts';
import { VisitorFields } from './visitor-fields.tsx';
import { useVisitorText } from './visitor-text.ts';
import styles from './canvas.module.css';

const widths = ['360', '768', 'full'] as const;

/** The form as it behaves for a visitor, rules and checks included; nothing is sent. */
export function TryOut() {
  const { t } = useLingui();
  const { pages } = useEditedVersion();
  const [width, setWidth] = useState<string>('full');
  const [attempt, setAttempt] = useState(0);
  // A new attempt begins with a new session, so it belongs to what the session is made from.
  const session = useMemo(() => ({ attempt, session: createTrySession(pages) }), [pages, attempt]);
  return (
    <>
      <div className={styles.tryBar}>
        <SegmentedControl
          aria-label={t`Breedte`}
          value={width}
          onChange={setWidth}
          data={[
            { value: widths[0], label: t`Telefoon` },
            { value: widths[1], label: t`Tablet` },
            { value: widths[2], label: t`Volle breedte` },
          ]}
        />
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} aria-hidden />}
          onClick={() => setAttempt(attempt + 1)}
        >
          <Trans>Opnieuw beginnen</Trans>
        </Button>
      </div>
      <div className={styles.tryArea}>
        <div className={styles.trySheet} data-width={width}>
          <Walk key={attempt} session={session.session} />
        </div>
      </div>
    </>
  );
}

/** The road through the visible pages, forth only when a page is right. */
function Walk({ session }: { session: Session }) {
  const [index, setIndex] = useState(() => nextVisible(session, -1, 1) ?? 0);
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const [isDone, setDone] = useState(false);
  const page = session.pages[index]?.page;
  const back = nextVisible(session, index, -1);
  const goOn = () => {
    const broken = session.validate(index);
    setIssues(broken);
    if (broken.length > 0) return;
    const next = nextVisible(session, index, 1);
    if (next === undefined) setDone(true);
    else setIndex(next);
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
      <h2>{page.title}</h2>
      <Issues issues={issues} session={session} />
      <VisitorFields key={page.id} session={session} pageIndex={index} />
      <div className={styles.tryButtons}>
        <Button onClick={goOn}>{page.next_button_label ?? <Trans>Volgende</Trans>}</Button>
        {back !== undefined && (
          <Button variant="default" onClick={() => setIndex(back)}>
            {page.previous_button_label ?? <Trans>Vorige</Trans>}
          </Button>
        )}
      </div>
    </>
  );
}

/** What is not right yet, in the visitor's words. */
function Issues({ issues, session }: { issues: readonly Issue[]; session: Session }) {
  const text = useVisitorText();
  if (issues.length === 0 || !text) return null;
  return (
    <div className={styles.tryIssues} role="alert">
      <Trans>De bezoeker kan nog niet verder:</Trans>
      <ul>
        {issues.map(({ path, code, params, message }) => (
          <li key={`${path} ${code}`}>
            {session.findCellByPath(path)?.field.label}: {message ?? text.translate(code, params)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function End({ onBack }: { onBack: () => void }) {
  return (
    <div className={styles.emptyPage}>
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

function nextVisible(session: Session, from: number, step: -1 | 1): number | undefined {
  for (let index = from + step; index >= 0 && index < session.pages.length; index += step) {
    if (session.pages[index]?.visible) return index;
  }
  return undefined;
}
