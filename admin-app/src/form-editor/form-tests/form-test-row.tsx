import type { FormTestResult } from '@form-builder/core/form-tests/run-form-test.ts';
import type { FormTest } from '@form-builder/core/version-settings/form-test.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, Group, Text, TextInput } from '@mantine/core';
import { IconCheck, IconPlayerPlay, IconTrash, IconX } from '@tabler/icons-react';
import { ref } from 'valtio';
import { createTryOutSession } from '../../form-preview/try-out-session.ts';
import { useEditor } from '../editor/editor-context.ts';

interface FormTestRowProps {
  readonly test: FormTest;
  /** `undefined` until it has run. */
  readonly result: FormTestResult | undefined;
  readonly isReadOnly: boolean;
  readonly change: (test: FormTest) => void;
  readonly recordAgain: () => void;
  readonly remove: () => void;
}

/** Shows a test: its name, whether it passes, and the actions when it fails. */
export function FormTestRow(props: FormTestRowProps) {
  const { test, result, isReadOnly, change, recordAgain, remove } = props;
  const { t } = useLingui();
  const { name } = test;
  const editor = useEditor();
  const tryOut = () => {
    const { answers } = test;
    const session = createTryOutSession(editor.document(), answers);
    editor.state.sample = ref({ answers: session.allAnswers() });
    editor.state.mode = 'try';
  };
  return (
    <div role="group" aria-label={name}>
      <Group gap="xs" wrap="nowrap">
        <TextInput
          aria-label={t`Naam van de test`}
          style={{ flex: 1 }}
          maxLength={200}
          readOnly={isReadOnly}
          value={name}
          onChange={(event) => change({ ...test, name: event.currentTarget.value })}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t`Test “${name}” uitproberen`}
          title={t`Uitproberen met deze antwoorden`}
          onClick={tryOut}
        >
          <IconPlayerPlay size={18} aria-hidden />
        </ActionIcon>
        {!isReadOnly && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t`Test “${name}” verwijderen`}
            onClick={remove}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        )}
      </Group>
      {result && <Outcome result={result} />}
      {result && result.differences.length > 0 && !isReadOnly && (
        <Button size="compact-sm" variant="default" mt={4} onClick={recordAgain}>
          <Trans>Zo hoort het: opnieuw opnemen</Trans>
        </Button>
      )}
    </div>
  );
}

function Outcome({ result }: { readonly result: FormTestResult }) {
  const added = result.differences.filter(({ kind }) => kind === 'place_new').length;
  const count = result.differences.length - added;
  if (count === 0 && added > 0) {
    return (
      <Text size="sm" mt={4}>
        <IconCheck size={14} aria-hidden />{' '}
        <Plural
          value={added}
          one="Klopt; # nieuw veld staat nog niet in de test."
          other="Klopt; # nieuwe velden staan nog niet in de test."
        />
      </Text>
    );
  }
  if (count === 0) {
    return (
      <Text size="sm" c="teal.9" mt={4}>
        <IconCheck size={14} aria-hidden /> <Trans>Klopt</Trans>
      </Text>
    );
  }
  return (
    <Text size="sm" c="red.8" mt={4}>
      <IconX size={14} aria-hidden />{' '}
      <Plural
        value={count}
        one="Klopt niet meer: # verschil. De problemen in de balk zeggen wat."
        other="Klopt niet meer: # verschillen. De problemen in de balk zeggen wat."
      />
    </Text>
  );
}
