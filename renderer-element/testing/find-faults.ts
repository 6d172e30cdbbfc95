/**
 * What no screen may show, in every shadow root of the page: a message that did not load, a heading
 * that skips a level, an autocomplete token that browsers do not know. Without imports, so that it
 * can run inside any page.
 */
export function findFaults(): readonly string[] {
  const purposes =
    /^(?:off|on|name|given-name|additional-name|family-name|honorific-prefix|nickname|organization|organization-title|username|new-password|current-password|one-time-code|street-address|address-line[123]|address-level[1-4]|country|country-name|postal-code|cc-name|transaction-amount|language|bday|bday-day|bday-month|bday-year|sex|url|photo|tel|tel-national|email)$/;
  const rawId = /\[(?:[\da-z]{1,3}|(?:element|issue|summary|visit|problem|page)(?:\.\w+)+)\]/;
  const isSeen = (element: Element) => element.getClientRects().length > 0;

  const rawIdsIn = (root: ShadowRoot) =>
    [...root.querySelectorAll('*')].flatMap((element) => {
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const texts = [
        ...own.map((node) => node.nodeValue ?? ''),
        ...['aria-label', 'title', 'placeholder', 'alt'].map(
          (name) => element.getAttribute(name) ?? '',
        ),
      ];
      return texts.filter((text) => rawId.test(text)).map((text) => `no text: ${text}`);
    });

  const skipsIn = (root: ShadowRoot) => {
    const headings = [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(isSeen);
    const levels = headings.map(({ localName }) => Number(localName.slice(1)));
    return levels.flatMap((level, at) => {
      const before = levels[at - 1] ?? level;
      return level > before + 1 ? [`h${before} to h${level}: ${headings[at]?.textContent}`] : [];
    });
  };

  const purposesIn = (root: ShadowRoot) =>
    [...root.querySelectorAll('[autocomplete]')]
      .map((control) => control.getAttribute('autocomplete') ?? '')
      .filter((purpose) => !purposes.test(purpose))
      .map((purpose) => `autocomplete=${purpose}`);

  return [...document.querySelectorAll('*')].flatMap(({ shadowRoot: root }) =>
    root ? [...rawIdsIn(root), ...skipsIn(root), ...purposesIn(root)] : [],
  );
}
