import { emptyText } from '../../formats/empty-text.ts';
import { recordOf, textIn } from '../base/answer-record.ts';
import type { MappingSettings } from '../mapping.ts';
import type { InputDefinition } from '../field-type.ts';
import { recordInput } from '../base/record-input.ts';
import { messageSettings, questionSettings, stateSettings } from '../settings/setting-lists.ts';

/** A case of the case system, with its data. */
export interface MatterAnswer {
  readonly id: string;
  readonly identification: string;
  readonly description: string;
  readonly process: string;
}

export interface MatterSettings extends MappingSettings {
  readonly integration_id?: string;
  /** The kinds of cases to choose from; all of them when absent. */
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
  lookUp: 'cases',
  // Nobody can choose a case while no case system is configured: the field then blocks no visitor. The form
  // checker reports it to staff, who cannot publish the form (`provider_missing`).
  missing: () => undefined,
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
  return { id, identification, description, process };
}
