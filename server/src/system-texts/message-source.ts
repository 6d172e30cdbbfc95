import type { CompiledMessage } from '@form-builder/core/messages/format-message.ts';

/**
 * Writes a compiled message as the ICU message that it was compiled from, such as `{count, plural, one {# file}
 * other {# files}}`.
 */
export function messageSource(message: CompiledMessage): string {
  if (typeof message === 'string') return escapeBraces(message);
  return message
    .map((token) => (typeof token === 'string' ? escapeBraces(token) : argument(token)))
    .join('');
}

type Argument = Exclude<Exclude<CompiledMessage, string>[number], string>;

function argument([name, format, cases]: Argument): string {
  if (typeof cases !== 'object') return `{${name}}`;
  const written = Object.entries(cases).flatMap(([key, text]) =>
    text === undefined || typeof text === 'number'
      ? []
      : [`${/^\d/.test(key) ? '=' : ''}${key} {${messageSource(text)}}`],
  );
  return `{${name}, ${format ?? 'plural'}, ${written.join(' ')}}`;
}

const escapeBraces = (text: string): string => text.replace(/[{}]/g, "'$&'");
