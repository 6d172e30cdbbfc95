import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { recordFormTest } from '@form-builder/core/form-tests/record-form-test.ts';
import { compile } from '@form-builder/core/session/compile.ts';
import { formulaEngine } from '@form-builder/core/session/formulas/formula-engine.ts';
import type { Session } from '@form-builder/core/session/session.ts';
import { readTests } from '@form-builder/core/version-settings/read-tests.ts';
import { recordedTests } from '@form-builder/core/version-settings/test-settings.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Popover, Text, TextInput } from '@mantine/core';
import { IconTestPipe } from '@tabler/icons-react';
import { useRef, useState, type SyntheticEvent } from 'react';
import { changeVersionSettings } from '../document/version-commands.ts';
import { useEditor } from '../editor/editor-context.ts';

/** Stores the filled-in answers, and the resulting behaviour of the form, as a test. */
export function RecordTestButton({ session }: { readonly session: Session }) {
  const { t } = useLingui();
  const editor = useEditor();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const record = (event: SyntheticEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    const { pages, variables, settings } = editor.document();
    const program = compile({ pages, variables }, fieldTypes, { formulas: formulaEngine });
    const testName = name.trim();
    const test = recordFormTest(program, {
      id: editor.ids.createId(),
      name: testName,
      day: session.clock.today(),
      answers: session.allAnswers(),
    });
    const tests = [...readTests(settings), test];
    editor.perform(changeVersionSettings({ [recordedTests.key]: tests }), {
      label: msg`test opnemen`,
    });
    editor.notify({ text: msg`De test “${testName}” is opgenomen.`, canUndo: true });
    setName('');
    setOpen(false);
    button.current?.focus();
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus withArrow width={320}>
      <Popover.Target>
        <Button
          ref={button}
          variant="default"
          size="compact-md"
          leftSection={<IconTestPipe size={18} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          <Trans>Opnemen als test</Trans>
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form onSubmit={record}>
          <TextInput
            label={t`Naam van de test`}
            description={t`Bijvoorbeeld: feest met meer dan 250 gasten`}
            maxLength={200}
            data-autofocus
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Text size="sm" c="dimmed" my="xs">
            <Trans>
              Gebruik alleen verzonnen antwoorden. De test onthoudt welke pagina’s en velden er
              zijn, wat erin staat en wat er nog ontbreekt.
            </Trans>
          </Text>
          <Button type="submit">
            <Trans>Test bewaren</Trans>
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
