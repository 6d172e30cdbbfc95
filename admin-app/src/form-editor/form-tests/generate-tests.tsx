import type { CoverageItem } from '@form-builder/core/form-tests/coverage-item.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Progress, Text } from '@mantine/core';
import { IconTestPipe } from '@tabler/icons-react';
import { useGeneratedTests } from './use-generated-tests.ts';
import { useUntestedTexts } from './use-untested-texts.ts';

/**
 * Makes tests for what no test covers, with progress; the designer judges them afterwards. `onDone` moves
 * the focus, because the button goes when everything is tested.
 */
export function GenerateTests({ onDone }: { readonly onDone: () => void }) {
  const { t } = useLingui();
  const textOf = useUntestedTexts();
  const { progress, start, stop } = useGeneratedTests(nameOf);
  const isRunning = progress !== null;
  return (
    <div>
      <Group gap="xs" wrap="nowrap">
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconTestPipe size={16} aria-hidden />}
          onClick={() => (isRunning ? stop() : void start().then(onDone))}
        >
          {isRunning ? <Trans>Stoppen</Trans> : <Trans>Tests maken voor de rest</Trans>}
        </Button>
        {isRunning && (
          <Progress.Root style={{ flex: 1 }}>
            <Progress.Section value={progress * 100} aria-label={t`Tests maken`} />
          </Progress.Root>
        )}
      </Group>
      <Text size="sm" c="dimmed" mt={4}>
        <Trans>
          We verzinnen antwoorden en leggen vast wat het formulier nu doet. Kijk daarna zelf of dat
          de bedoeling is.
        </Trans>
      </Text>
    </div>
  );

  function nameOf(covered: readonly CoverageItem[]): string {
    // An option or a rule says more than the page it is on.
    const [first = covered[0], ...others] = covered.toSorted((a, b) => rankOf(a) - rankOf(b));
    if (!first) return '';
    const name = textOf(first);
    const more = others.length;
    return more === 0 ? name : t`${name} en nog ${more}`;
  }
}

const ranks: Readonly<Record<CoverageItem['kind'], number>> = {
  rule_matches: 0,
  option: 1,
  field: 2,
  rule_fails: 3,
  page: 4,
};

const rankOf = ({ kind }: CoverageItem) => ranks[kind];
