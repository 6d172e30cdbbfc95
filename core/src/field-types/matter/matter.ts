import { emptyText } from '../../formats/empty-text.ts';
import { memberOf, recordOf, textIn } from '../base/answer-record.ts';
import type { MappingSettings } from '../mapping.ts';
import type { InputDefinition } from '../field-type.ts';
import type { Proven } from '../lookup.ts';
import { recordInput } from '../base/record-input.ts';
import { messageSettings, questionSettings, stateSettings } from '../settings/setting-lists.ts';

/** A case of the case system, with its data: the name of its process, as visitors read it. */
export interface MatterAnswer extends Proven {
  readonly id: string;
  readonly identification: string;
  readonly description: string;
  readonly process: string;
}

export interface MatterSettings extends MappingSettings {
  /** The case system: a receiver of submissions that can list cases. */
  readonly integration_id?: string;
  /** The identifications of the kinds of cases to choose from; all of them when absent or empty. */
  readonly process_ids?: readonly string[];
}

/** A case of the case system. */
export const matterDefinition: InputDefinition<'matter', MatterSettings, MatterAnswer> = {
  ...recordInput,
  type: 'matter',
  loading: 'services',
  group: 'integration',
  settings: [
    ...questionSettings,
    'integration_id',
    'process_ids',
    'output_mapping',
    'is_force_mapping',
    'width',
    ...stateSettings,
    ...messageSettings,
  ],
  members: ['identification', 'description', 'process'],
  lookUp: 'cases',
  parse: parseMatter,
  format: (value) => (value === null ? emptyText : `${value.identification}: ${value.description}`),
};

function parseMatter(input: unknown): MatterAnswer | null | undefined {
  if (input === null) return null;
  const record = recordOf(input);
  if (!record) return undefined;
  const id = textIn(record, 'id', 200);
  const identification = textIn(record, 'identification', 200);
  const description = textIn(record, 'description', 2000);
  const process = textIn(record, 'process', 200);
  if (!id || !identification || description === undefined || !process) return undefined;
  const proof = memberOf(record, 'proof');
  return {
    id,
    identification,
    description,
    process,
    ...(typeof proof === 'string' ? { proof } : {}),
  };
}
