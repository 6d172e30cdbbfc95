import { ModalsProvider } from '@mantine/modals';

/** Shows the questions that any part of the app asks with `modals`. */
export function Dialogs() {
  return <ModalsProvider modalProps={{ withCloseButton: false }}>{null}</ModalsProvider>;
}
