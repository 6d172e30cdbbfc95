import type { ValueProblemCode } from '@form-builder/core/contract/staff/settings/integrations.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, List } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import styles from './integrations.module.css';

interface PreviewedRequestProps {
  readonly method: string;
  readonly url: string;
  /** `null`: a file. */
  readonly body: unknown;
  readonly problems?: readonly Problem[];
}

interface Problem {
  readonly name: string;
  readonly code: ValueProblemCode;
}

/** A request as it would be sent, and the values that the receiver would reject. */
export function PreviewedRequest({ method, url, body, problems = [] }: PreviewedRequestProps) {
  const isFile = body === null;
  return (
    <>
      {problems.length > 0 && <Problems problems={problems} />}
      <pre className={styles.exchange} tabIndex={0}>
        {`${method} ${url}${isFile ? '' : `\n\n${JSON.stringify(body, null, 2)}`}`}
      </pre>
    </>
  );
}

function Problems({ problems }: { readonly problems: readonly Problem[] }) {
  const { t } = useLingui();
  const texts: Readonly<Record<ValueProblemCode, (name: string) => string>> = {
    required: (name) => t`${name} ontbreekt.`,
    type: (name) => t`${name} is niet van de goede soort.`,
    choice: (name) => t`${name} is geen van de toegestane waarden.`,
    unknown: (name) => t`${name} bestaat niet bij de ontvanger.`,
    format: (name) => t`${name} heeft niet de goede vorm.`,
  };
  return (
    <Alert
      color="yellow"
      variant="light"
      role="status"
      icon={<IconAlertTriangle size={18} aria-hidden />}
      title={<Trans>Dit voorbeeld past niet bij wat de ontvanger vraagt</Trans>}
    >
      <List>
        {problems.map(({ name, code }) => (
          <List.Item key={`${name} ${code}`}>{texts[code](name)}</List.Item>
        ))}
      </List>
    </Alert>
  );
}
