import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/**
 * The violations that axe finds in an element, its shadow root included; page-wide rules are the
 * host's.
 */
export async function violations(element: Element): Promise<readonly string[]> {
  const result = await (
    await loadAxe()
  ).run(element, {
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  });
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 120)}`),
  );
}

/** axe is a classic script that sets a global. */
async function loadAxe(): Promise<typeof axe> {
  if (!window.axe) {
    const script = document.createElement('script');
    script.src = '/node_modules/axe-core/axe.min.js';
    const loaded = new Promise((resolve) => script.addEventListener('load', resolve));
    document.head.append(script);
    await loaded;
  }
  if (!window.axe) throw new Error('axe did not load.');
  return window.axe;
}
