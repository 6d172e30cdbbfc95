import type { MessageDescriptor } from '@lingui/core';
import type { Icon } from '@tabler/icons-react';

/** How the editor presents one field type; everything else it knows comes from the core. */
export interface FieldTypeEntry {
  readonly icon: Icon;
  readonly name: MessageDescriptor;
  /** One line that says when to use it. */
  readonly explanation: MessageDescriptor;
  /** The label of a new field until the designer writes one. */
  readonly startLabel: MessageDescriptor;
}
