import type { ContentDefinition } from '../field-type.ts';

export interface StopBlockSettings {
  /** HTML of structure only, made safe when saved. */
  readonly content?: string;
  /** The reason as the product counts it. */
  readonly reason_id?: string;
}

/** The end of the road while it is shown: the visitor reads why and cannot go on. */
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
