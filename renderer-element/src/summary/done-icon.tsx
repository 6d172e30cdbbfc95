import { drawIcon } from '../theme/draw-icon.tsx';

/** A tick for what went well. */
export const DoneIcon = () =>
  drawIcon(
    'M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-1.3 13-4-4 1.4-1.4 2.6 2.6 5.2-5.2L15.3 7.4 8.7 14Z',
  );
