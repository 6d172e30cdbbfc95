import { Trans } from '@lingui/react/macro';
import { Button, Stack, Textarea } from '@mantine/core';
import { FilePicker } from '../file-picker/file-picker.tsx';
import { IconUpload } from '@tabler/icons-react';

interface FileTextInputProps {
  readonly label: string;
  readonly description: string | undefined;
  readonly error: string | undefined;
  /** The extensions of files to choose from. */
  readonly accept: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The content of a text file, such as a certificate: chosen or pasted. */
export function FileTextInput({ label, accept, error, onChange, ...input }: FileTextInputProps) {
  return (
    <Stack gap="xs" align="flex-start">
      <Textarea
        label={label}
        description={input.description}
        error={error}
        value={input.value}
        w="100%"
        autosize
        minRows={3}
        maxRows={8}
        spellCheck={false}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <FilePicker
        accept={accept}
        inputProps={{ 'aria-label': label }}
        onFile={(file) => void file.text().then(onChange)}
      >
        {(props) => (
          <Button
            {...props}
            variant="default"
            size="compact-md"
            leftSection={<IconUpload size={18} aria-hidden />}
          >
            <Trans>Bestand kiezen</Trans>
          </Button>
        )}
      </FilePicker>
    </Stack>
  );
}
