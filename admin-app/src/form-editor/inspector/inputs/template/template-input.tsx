import { numberReference } from '@form-builder/core/mails/mail-template.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Menu, Text, Textarea, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef, type RefObject } from 'react';
import { locatedFields } from '../../../document/place.ts';
import { useEditedVersion } from '../../../editor/editor-context.ts';
import { findDefinition } from '../../mail-fields.ts';
import { insertReference, previewTemplate, type Insertable } from './template-text.ts';

interface TemplateInputProps {
  readonly label: string;
  readonly help: string | undefined;
  readonly value: string;
  readonly maxLength: number;
  readonly isReadOnly: boolean;
  readonly change: (value: string) => void;
}

/** One line of text with answers in it. */
export function TemplateLineInput({ maxLength, ...props }: TemplateInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const { label, help, value, isReadOnly, change } = props;
  return (
    <div>
      <TextInput
        ref={input}
        label={label}
        description={help}
        maxLength={maxLength}
        readOnly={isReadOnly}
        value={value}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <Insertions {...props} input={input} />
    </div>
  );
}

/** Several paragraphs with answers in them. */
export function TemplateTextInput({ maxLength, ...props }: TemplateInputProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const { label, help, value, isReadOnly, change } = props;
  return (
    <div>
      <Textarea
        ref={input}
        label={label}
        description={help}
        autosize
        minRows={4}
        maxRows={14}
        maxLength={maxLength}
        readOnly={isReadOnly}
        value={value}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <Insertions {...props} input={input} />
    </div>
  );
}

interface InsertionsProps extends Pick<
  TemplateInputProps,
  'label' | 'value' | 'isReadOnly' | 'change'
> {
  readonly input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
}

/** Puts an answer where the cursor is, and shows the text as it reads. */
function Insertions({ label, value, isReadOnly, change, input }: InsertionsProps) {
  const { t } = useLingui();
  const insertables = useInsertables();
  const insert = (reference: string) => {
    const at = input.current?.selectionStart ?? value.length;
    change(insertReference(value, at, reference));
    input.current?.focus();
  };
  const preview = previewTemplate(value, insertables);
  return (
    <>
      {!isReadOnly && (
        <Menu position="bottom-start">
          <Menu.Target>
            <Button
              variant="subtle"
              size="compact-sm"
              mt={4}
              leftSection={<IconPlus size={14} aria-hidden />}
              aria-label={t`Antwoord invoegen in ${label}`}
            >
              <Trans>Antwoord invoegen</Trans>
            </Button>
          </Menu.Target>
          <Menu.Dropdown mah="18rem" style={{ overflowY: 'auto' }}>
            {insertables.map(({ reference, name }) => (
              <Menu.Item key={reference} onClick={() => insert(reference)}>
                {name}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {preview !== value && (
        <Text size="sm" c="dimmed" mt={4} style={{ whiteSpace: 'pre-line' }}>
          <Trans>Zo leest de bezoeker het: {preview}</Trans>
        </Text>
      )}
    </>
  );
}

/** The number of the submission, and every answer outside rows. */
function useInsertables(): readonly Insertable[] {
  const { t } = useLingui();
  const { pages } = useEditedVersion();
  const fields = [...locatedFields(pages)].filter(
    ({ field, ancestors }) =>
      findDefinition(field).role === 'input' &&
      ancestors.every((ancestor) => findDefinition(ancestor).valueKind !== 'rows'),
  );
  return [
    { reference: numberReference, name: t`Nummer van de inzending` },
    ...fields.map(({ field }) => ({
      reference: field.short_id,
      name: field.label || field.short_id,
    })),
  ];
}
