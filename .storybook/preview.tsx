import type { Preview } from '@storybook/react-vite';
import {
  StoryThemeContext,
  storyThemes,
  type StoryTheme,
} from '../renderer-element/stories/story-themes.ts';
import './preview.css';

const preview: Preview = {
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
    options: {
      storySort: { order: ['Introduction', 'Tokens', 'Fields', 'Embedding', 'Element'] },
    },
  },
  globalTypes: {
    locale: {
      description: 'The visitor’s language',
      toolbar: { icon: 'globe', items: ['nl-NL', 'en-GB', 'de-DE'], dynamicTitle: true },
    },
    theme: {
      description: 'The municipality’s theme',
      toolbar: { icon: 'paintbrush', items: Object.keys(storyThemes), dynamicTitle: true },
    },
  },
  initialGlobals: { locale: 'nl-NL', theme: 'standard' },
  decorators: [
    (Story, { globals }) => (
      // The toolbar offers only the names of themes.
      <StoryThemeContext.Provider value={globals['theme'] as StoryTheme}>
        <Story />
      </StoryThemeContext.Provider>
    ),
  ],
};
export default preview;
