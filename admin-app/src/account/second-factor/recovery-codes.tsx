import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Code, Group, SimpleGrid, Stack } from '@mantine/core';
import { CopyButton } from '../../feedback/copy-button.tsx';
import { useUnsavedChangesGuard } from '../../unsaved-changes/use-unsaved-changes-guard.tsx';
import classes from './recovery-codes.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shows new recovery codes, which cannot be shown again. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useLingui();
  // Warns on leaving, because the codes cannot be shown again.
  useUnsavedChangesGuard(true);
  return (
    <Stack gap="md">
      <Alert color="yellow" variant="light" role="alert" title={t`Bewaar je herstelcodes`}>
        <Trans>
          Met een herstelcode kun je inloggen als je de app niet hebt. Elke code werkt één keer. Je
          ziet deze codes maar één keer.
        </Trans>
      </Alert>
      <SimpleGrid component="ul" cols={{ base: 1, xs: 2 }} spacing="xs" m={0} p={0}>
        {codes.map((code) => (
          <li key={code} className={classes.item}>
            <Code fz="md">{code}</Code>
          </li>
        ))}
      </SimpleGrid>
      <Group>
        <Button onClick={onDone}>
          <Trans>Ik heb de codes bewaard</Trans>
        </Button>
        <CopyButton text={codes.join('\n')}>{t`Codes kopiëren`}</CopyButton>
      </Group>
    </Stack>
  );
}
