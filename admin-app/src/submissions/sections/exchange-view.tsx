import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import * as v from 'valibot';
import classes from '../submission-screen.module.css';

const exchangeSchema = v.object({
  sent: v.array(v.object({ method: v.string(), url: v.string(), status: v.nullable(v.number()) })),
  answer: v.object({ status: v.nullable(v.number()), text: v.string() }),
  preview: v.unknown(),
});

/** Reads an exchange; `undefined` for one of an earlier release, which listed only what was planned. */
function parseExchange(text: string): v.InferOutput<typeof exchangeSchema> | undefined {
  try {
    const parsed = v.safeParse(exchangeSchema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** What an attempt sent, what was answered, and a preview of what the integration sends. */
export function ExchangeView({ text }: { readonly text: string }) {
  const exchange = parseExchange(text);
  if (exchange === undefined) return <Block text={text} />;
  const { sent, answer, preview } = exchange;
  return (
    <>
      <Text size="sm" fw={600} mt="xs">
        <Trans>Verstuurd</Trans>
      </Text>
      {sent.length === 0 && (
        <Text size="sm">
          <Trans>Er is niets verstuurd.</Trans>
        </Text>
      )}
      <ol className={classes.calls}>
        {sent.map(({ method, url, status }, at) => (
          <li key={at}>
            {method} {url}
            {status !== null && ` · HTTP ${String(status)}`}
          </li>
        ))}
      </ol>
      {answer.text !== '' && (
        <>
          <Text size="sm" fw={600}>
            <Trans>Laatste antwoord</Trans>
          </Text>
          <Block text={answer.text} />
        </>
      )}
      <details>
        <summary>
          <Trans>Voorbeeld van wat deze koppeling stuurt</Trans>
        </summary>
        <Block text={typeof preview === 'string' ? preview : JSON.stringify(preview, null, 2)} />
      </details>
    </>
  );
}

function Block({ text }: { readonly text: string }) {
  return (
    <pre className={classes.exchange} tabIndex={0}>
      {text}
    </pre>
  );
}
