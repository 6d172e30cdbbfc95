import { PasswordInput as MantinePasswordInput, type PasswordInputProps } from '@mantine/core';

/** The password input of the library, which shows an error without telling screen readers that the input has one. */
export function PasswordInput(props: PasswordInputProps) {
  return <MantinePasswordInput aria-invalid={Boolean(props.error) || undefined} {...props} />;
}
