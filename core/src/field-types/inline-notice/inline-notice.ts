import type { ContentDefinition } from '../field-type.ts';

export type NoticeVariant = 'notice' | 'info' | 'warning' | 'error' | 'confirmation';

export interface InlineNoticeSettings {
  /** HTML of structure only, made safe when saved. */
  readonly content?: string;
  /** How it is marked; `notice` when absent. */
  readonly variant?: NoticeVariant;
}

/** A notice between the questions. */
export const inlineNoticeDefinition: ContentDefinition<'inline-notice'> = {
  type: 'inline-notice',
  loading: 'light',
  role: 'content',
  group: 'layout',
  insertable: true,
  validateable: false,
  editors: ['form', 'template'],
  valueKind: 'none',
  settings: ['label', 'use_formula', 'content', 'variant', 'width', 'is_hidden'],
};
