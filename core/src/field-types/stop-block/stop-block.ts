import type { ContentDefinition } from '../field-type.ts';

export interface StopBlockSettings {
  /** HTML of structure only, made safe when saved. */
  readonly content?: string;
  /** The category of the reason. */
  readonly reason_id?: string;
}

/** Stops the visitor while it is shown: they read why and cannot continue or send. */
export const stopBlockDefinition: ContentDefinition<'stop-block'> = {
  type: 'stop-block',
  loading: 'light',
  role: 'content',
  group: 'layout',
  insertable: true,
  validateable: false,
  editors: ['form', 'template'],
  valueKind: 'none',
  stopsForm: true,
  settings: ['label', 'use_formula', 'content', 'reason_id', 'is_hidden'],
};
