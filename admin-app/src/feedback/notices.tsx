import { Notifications } from '@mantine/notifications';

/** The corner in which `notifySuccess` and `notifyError` show what happened. */
export function Notices() {
  return <Notifications position="bottom-right" />;
}
