import type { Meta, StoryObj } from '@storybook/react-vite';
import { ElementFrame } from './element-frame.tsx';
import { openScreen, pressOnScreen, ScreenStory, type OpenedScreen } from './screen-story.tsx';

/** The screens of a form; the title has the screen's name. */
const meta: Meta = {};
export default meta;

export const screen: StoryObj = {
  name: 'Screen',
  // Opened before rendering: the screen is checked, not the way there.
  loaders: [
    ({ title, globals }) => openScreen(title.split('/').at(-1) ?? '', String(globals['locale'])),
  ],
  play: ({ title, canvasElement }) =>
    pressOnScreen(title.split('/').at(-1) ?? '', canvasElement.querySelector('.element-frame')),
  render: (_args, { loaded }) => (
    <ElementFrame>
      <ScreenStory {...(loaded as OpenedScreen)} />
    </ElementFrame>
  ),
};
