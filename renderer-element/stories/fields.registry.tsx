import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ElementFrame } from './element-frame.tsx';
import { FieldSheet } from './field-sheet.tsx';
import { fieldStates, type FieldStateName } from './field-states.ts';
import { FieldStory } from './field-story.tsx';

/**
 * The stories of one field type. Storybook's index lists them for each type of the registry
 * (`.storybook/registry-indexer.ts`); the title has the type.
 */
const meta: Meta = {};
export default meta;

/** The type in the title: `Element/Fields/<type>`. */
const typeOf = (title: string) => title.split('/').at(-1) as FieldTypeName; // the index lists only types

/** All states, displays and languages at once. */
export const sheet: StoryObj = {
  name: 'All',
  render: (_args, { title }) => (
    <FieldSheet
      type={typeOf(title)}
      frame={(field, key) => <ElementFrame key={key}>{field}</ElementFrame>}
    />
  ),
};

const story = (state: FieldStateName): StoryObj => ({
  name: fieldStates[state].name,
  render: (_args, { title, globals }) => (
    <ElementFrame>
      <FieldStory type={typeOf(title)} state={state} locale={String(globals['locale'])} />
    </ElementFrame>
  ),
});

export const empty = story('empty');
export const filled = story('filled');
export const required = story('required');
export const disabled = story('disabled');
export const error = story('error');
export const longText = story('longText');
