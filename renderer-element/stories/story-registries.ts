import { fieldTypeNames } from '@form-builder/core/field-types/registry.ts';
import { namedScreens } from './screen-examples.ts';
import { fieldStateNames, fieldStates } from './field-states.ts';

interface StoryRegistry {
  /** The file that renders these stories. */
  readonly file: string;
  /** The title in Storybook. */
  readonly group: string;
  readonly titles: readonly string[];
  readonly stories: readonly { readonly exportName: string; readonly name?: string }[];
}

/** Every story from a registry; Storybook's index is made from this list. */
export const storyRegistries: readonly StoryRegistry[] = [
  {
    file: 'fields.registry.tsx',
    group: 'Fields',
    titles: fieldTypeNames,
    stories: [
      { exportName: 'sheet', name: 'All' },
      ...fieldStateNames.map((exportName) => ({ exportName, name: fieldStates[exportName].name })),
    ],
  },
  {
    file: 'screens.registry.tsx',
    group: 'Screens',
    titles: namedScreens.map(({ name }) => name),
    stories: [{ exportName: 'screen', name: 'Screen' }],
  },
];
