import type { Starter, Words } from '@form-builder/core/starters/starter.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Radio, SimpleGrid, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../feedback/load-error.tsx';
import classes from './start-gallery.module.css';
import { StarterPreview } from './starter-preview.tsx';
import { startersQuery } from './starters-query.ts';

/** The product has this many starters: the cards that load keep their place. */
const starterCount = 6;

interface StartGalleryProps {
  /** The id of the chosen starter; empty for an empty form. */
  readonly value: string;
  readonly onChange: (id: string, starter: Starter | null) => void;
}

/**
 * Chooses the start of a form: empty, or one of the examples, each with a drawing and a
 * description.
 */
export function StartGallery({ value, onChange }: StartGalleryProps) {
  const { t } = useLingui();
  const { data: starters, error, refetch } = useQuery(startersQuery);
  const choose = (id: string) => onChange(id, starters?.find((one) => one.id === id) ?? null);
  return (
    <Radio.Group label={t`Begin met`} value={value} onChange={choose}>
      <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }} spacing="sm" mt="xs">
        <StartCard value="" starter={null} />
        {starters?.map((starter) => (
          <StartCard key={starter.id} value={starter.id} starter={starter} />
        ))}
        {starters === undefined &&
          error === null &&
          Array.from({ length: starterCount }, (_, at) => <Skeleton key={at} mih={200} />)}
      </SimpleGrid>
      {error !== null && <LoadError error={error} onRetry={() => void refetch()} />}
    </Radio.Group>
  );
}

interface StartCardProps {
  readonly value: string;
  readonly starter: Starter | null;
}

function StartCard({ value, starter }: StartCardProps) {
  const words = useWords();
  return (
    <Radio.Card value={value} className={classes.card ?? ''}>
      <StarterPreview starter={starter} />
      <div className={classes.name}>
        <Radio.Indicator size="sm" />
        <Text component="span" fw={600} size="sm">
          {starter === null ? <Trans>Leeg formulier</Trans> : words(starter.name)}
        </Text>
      </div>
      <Text size="xs" c="gray.7">
        {starter === null ? (
          <Trans>Je voegt zelf alle vragen toe.</Trans>
        ) : (
          words(starter.description)
        )}
      </Text>
    </Radio.Card>
  );
}

/** The text in the user's language. */
function useWords(): (words: Words) => string {
  const { i18n } = useLingui();
  return ([nl, en, de]) => {
    if (i18n.locale.startsWith('en')) return en;
    return i18n.locale.startsWith('de') ? de : nl;
  };
}
