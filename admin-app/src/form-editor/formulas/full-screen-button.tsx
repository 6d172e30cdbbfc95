import { useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconArrowsMaximize, IconArrowsMinimize } from '@tabler/icons-react';
import { useEffect, useState, type RefObject } from 'react';

/** Shows a part of the page in full screen; Esc ends it. */
export function FullScreenButton({ part }: { readonly part: RefObject<HTMLElement | null> }) {
  const { t } = useLingui();
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement === part.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [part]);
  // Some phones support full screen only for videos.
  if (!document.fullscreenEnabled) return null;
  const toggle = () =>
    isFull ? document.exitFullscreen() : part.current?.requestFullscreen().catch(() => undefined);
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={isFull ? t`Volledig scherm sluiten` : t`Formule op het hele scherm`}
      onClick={() => void toggle()}
    >
      {isFull ? (
        <IconArrowsMinimize size={16} aria-hidden />
      ) : (
        <IconArrowsMaximize size={16} aria-hidden />
      )}
    </ActionIcon>
  );
}
