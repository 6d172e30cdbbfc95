import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { CompiledMessage } from '@form-builder/core/messages/format-message.ts';

/** Why a text cannot replace a text of the product. */
export type OwnTextProblem =
  | { readonly code: 'unreadable' }
  | {
      readonly code: 'placeholders';
      readonly missing: readonly string[];
      readonly unknown: readonly string[];
    };

/**
 * Checks a tenant's wording of a message: a readable ICU message with exactly the placeholders of the original, in no
 * other format than a plural. `undefined` when it may replace the original.
 */
export function checkOwnText(original: CompiledMessage, text: string): OwnTextProblem | undefined {
  const compiled = compile(text);
  if (compiled === undefined) return { code: 'unreadable' };
  const [wanted, used] = [placeholdersIn(original), placeholdersIn(compiled)];
  const missing = [...wanted].filter((name) => !used.has(name));
  const unknown = [...used].filter((name) => !wanted.has(name));
  if (missing.length + unknown.length > 0) return { code: 'placeholders', missing, unknown };
  return undefined;
}

function compile(text: string): CompiledMessage | undefined {
  try {
    // Lingui types its compiled messages more loosely than its compiler writes them.
    return compileMessageOrThrow(text) as CompiledMessage;
  } catch {
    // What the parser says about the place is for developers.
    return undefined;
  }
}

/** The names of the placeholders; a format that the product cannot show counts as another placeholder. */
function placeholdersIn(message: CompiledMessage): ReadonlySet<string> {
  const tokens = typeof message === 'string' ? [] : message;
  return new Set(
    tokens.flatMap((token): string[] => {
      if (typeof token === 'string') return [];
      const [name, format, cases] = token;
      if (format !== undefined && format !== 'plural') return [`${name}, ${format}`];
      const inner = typeof cases === 'object' ? Object.values(cases) : [];
      const nested = inner.flatMap((one) =>
        one === undefined || typeof one === 'number' ? [] : [...placeholdersIn(one)],
      );
      return [name, ...nested];
    }),
  );
}
