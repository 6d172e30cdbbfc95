import type { MessageId, MessageParams } from '@form-builder/core/messages/message-ids.ts';
import type { Translate } from '@form-builder/core/messages/translate.ts';

/** What has to be done before an installation is used for real. */
export type TaskKey =
  | 'production'
  | 'https'
  | 'encryption_key'
  | 'metrics'
  | 'demo'
  | 'mail'
  | 'scanner'
  | 'bucket_versioning'
  | 'bucket_encryption'
  | 'backup'
  | 'tenant'
  | 'second_factor'
  | 'break_glass'
  | 'night';

/** One line of the checklist after an installation. */
export interface InstallationTask {
  readonly key: TaskKey;
  readonly isDone: boolean;
  readonly params?: MessageParams;
  /** Params that are words themselves, by the ids of their messages. */
  readonly words?: Readonly<Record<string, MessageId>>;
  /** The setting, command or page with which it is done. */
  readonly command: string;
}

/** A line of the checklist in words. */
export interface DescribedTask {
  readonly id: string;
  readonly name: string;
  readonly is_done: boolean;
  readonly text: string;
  readonly command: string;
}

/** Describes a line of the checklist in a language. */
export function describeTask(
  { key, isDone, params, words = {}, command }: InstallationTask,
  translate: Translate,
): DescribedTask {
  const translated = Object.entries(words).map(([name, id]) => [name, translate(id)] as const);
  return {
    id: key,
    name: translate(`operator.checklist.${key}.name`),
    is_done: isDone,
    text: translate(isDone ? `operator.checklist.${key}.done` : `operator.checklist.${key}.open`, {
      ...params,
      ...Object.fromEntries(translated),
    }),
    command,
  };
}
