import { previewStyles } from '@form-builder/renderer-element/preview';
import type { Preview } from '@storybook/react-vite';
import { ShadowFrame } from './shadow-frame.tsx';

const preview: Preview = {
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
  },
  decorators: [
    // What visitors see lives in a shadow root with the element's own style sheets.
    (Story, { title }) =>
      title.startsWith('Element/') ? (
        <ShadowFrame styles={previewStyles}>
          <Story />
        </ShadowFrame>
      ) : (
        <Story />
      ),
  ],
};
export default preview;
