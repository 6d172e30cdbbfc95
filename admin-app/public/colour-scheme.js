// Runs before the first paint, so that a page in the dark scheme never shows its light one. The name of the entry and of
// the attribute are those of Mantine's provider, which takes over once the app has started.
(() => {
  const read = () => {
    try {
      return localStorage.getItem('mantine-color-scheme-value');
    } catch {
      return null;
    }
  };
  const chosen = read();
  const isChosen = chosen === 'light' || chosen === 'dark';
  const ofComputer = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const scheme = isChosen ? chosen : ofComputer;
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
  // What the browser itself colours around the page follows the choice.
  if (!isChosen) return;
  for (const meta of document.querySelectorAll('meta')) {
    if (meta.name !== 'theme-color') continue;
    if (!meta.media.includes(scheme)) meta.remove();
    else meta.removeAttribute('media');
  }
})();
