import { configure } from '@testing-library/react';

// Rendering a whole screen in jsdom can take longer than the library's second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
