import { useLocalStorage } from '@mantine/hooks';
import { useCan } from '../../session/use-user.ts';

/**
 * The fields of a form whose answers its list shows, in order, stored in the browser like the hidden columns; none for
 * users who may not read answers.
 */
export function useAnswerFields(formId: string) {
  const mayRead = useCan('submission-read');
  const [chosen, choose] = useLocalStorage<readonly string[]>({
    key: `answers ${formId}`,
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  return { fields: mayRead ? chosen : none, choose, mayRead };
}

const none: readonly string[] = [];
