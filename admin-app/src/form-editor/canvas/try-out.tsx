import { Trans, useLingui } from '@lingui/react/macro';
import { Button, SegmentedControl } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useEditedVersion } from '../editor/editor-context.ts';
import { createTryOutSession } from './canvas-session.ts';
import { TryOutPages } from './try-out-pages.tsx';
import styles from './canvas.module.css';

const widths = ['360', '768', 'full'] as const;

/** The form as it behaves for a visitor, rules and checks included; nothing is sent. */
export function TryOut() {
  const { t } = useLingui();
  const { pages } = useEditedVersion();
  const [width, setWidth] = useState<string>('full');
  const [attempt, setAttempt] = useState(0);
  // A new attempt begins with a new session, so it belongs to what the session is made from.
  const session = useMemo(
    () => ({ attempt, session: createTryOutSession(pages) }),
    [pages, attempt],
  );
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
          <TryOutPages key={attempt} session={session.session} />
        </div>
      </div>
    </>
  );
}
