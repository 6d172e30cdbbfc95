// @ts-check
// Shows the organisation's logo where the form will be, while the form is on its way. The style sheet
// lets it wait, so that nothing flashes on a good line.

/** How long it still stands after the form has come (specification, section 9). */
const hideAfterMs = 250;

/**
 * Shows the logo until the element shows something of its own.
 * @param {{ element: HTMLElement, logo: string }} splash
 */
export function showSplash({ element, logo }) {
  const picture = document.createElement('img');
  picture.src = logo;
  picture.alt = '';
  const splash = document.createElement('div');
  splash.className = 'splash';
  splash.append(picture);
  element.before(splash);
  void customElements.whenDefined(element.localName).then(() => {
    const root = element.shadowRoot;
    if (!root) return;
    const look = () => {
      if (!root.querySelector('[aria-busy="false"]')) return;
      watch.disconnect();
      // One that was not to be seen yet never will be.
      const isSeen = getComputedStyle(splash).opacity !== '0';
      setTimeout(() => splash.remove(), isSeen ? hideAfterMs : 0);
    };
    const watch = new MutationObserver(look);
    watch.observe(root, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
    look();
  });
}

/** @type {HTMLElement | null} */
const element = document.querySelector('form-builder-render');
/** @type {HTMLElement | null} */
const script = document.querySelector('script[data-splash]');
if (element && script) showSplash({ element, logo: script.dataset['splash'] ?? '' });
