import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton, Title } from '@mantine/core';
import { lazy, Suspense, useId } from 'react';
import { useSearchParam } from '../../frame/use-search-param.ts';
import type { SideBySideProps } from './side-by-side.tsx';

// The visitor's components are larger than the rest of the review.
const SideBySide = lazy(async () => ({
  default: (await import('./side-by-side.tsx')).SideBySide,
}));

const viewParam = 'view';
const sideBySide = 'side-by-side';

/** Shows the two versions of a comparison beside each other on request; the URL keeps that. */
export function SideBySideSection(props: SideBySideProps) {
  const { t } = useLingui();
  const contentId = useId();
  const [view, setView] = useSearchParam(viewParam);
  const isOpen = view === sideBySide;
  return (
    <section aria-label={t`Naast elkaar`}>
      <Title order={3} size="h4" mt="lg" mb="xs">
        <Trans>Naast elkaar</Trans>
      </Title>
      <Button
        variant="default"
        mb="sm"
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => setView(isOpen ? null : sideBySide)}
      >
        {isOpen ? (
          <Trans>Voorbeeld sluiten</Trans>
        ) : (
          <Trans>Beide versies naast elkaar bekijken</Trans>
        )}
      </Button>
      <div id={contentId}>
        {isOpen && (
          <Suspense fallback={<Skeleton height={320} />}>
            <SideBySide {...props} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
