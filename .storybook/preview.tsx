import type { Preview } from '@storybook/react-vite';
import './preview.css';

const preview: Preview = {
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
    options: { storySort: { order: ['Introduction', 'Tokens', 'Fields', 'Embedding', 'Element'] } },
  },
  globalTypes: {
    locale: {
      description: 'The visitor’s language',
      toolbar: { icon: 'globe', items: ['nl-NL', 'en-GB', 'de-DE'], dynamicTitle: true },
    },
  },
  initialGlobals: { locale: 'nl-NL' },
};
export default preview;
