import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';

interface TheirWordsProps {
  readonly name: string;
  /** What somebody else saved; empty when they removed it. */
  readonly words: string;
  readonly language: string | undefined;
  readonly onTake: () => void;
}

/** What somebody else made of the same words, with a button to take it over. */
export function TheirWords({ name, words, language, onTake }: TheirWordsProps) {
  const { t } = useLingui();
  const button =
    words === '' ? t`Ook leegmaken, zoals ${name}` : t`“${words}” van ${name} overnemen`;
  return (
    <Group gap="xs" justify="space-between" mt={4}>
      <Text size="sm">
        {words === '' ? (
          <Trans>{name} heeft dit leeggemaakt.</Trans>
        ) : (
          <Trans>
            {name}: <strong lang={language}>{words}</strong>
          </Trans>
        )}
      </Text>
      <Button variant="default" size="compact-sm" aria-label={button} onClick={onTake}>
        <Trans>Overnemen</Trans>
      </Button>
    </Group>
  );
}
