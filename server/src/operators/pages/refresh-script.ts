/**
 * Fetches the page again every half minute while somebody can see it, and replaces only the parts that changed, so that
 * focus and scrolling stay: of a part with a part in it, such as the table in the region that scrolls, only the inner one. The live region speaks only when the state of a check changed.
 */
export const refreshScript = `(() => {
  const everyMs = 30000;
  const announcement = document.getElementById('announcement');
  const stale = document.getElementById('stale');
  const statesOf = (root) =>
    new Map([...root.querySelectorAll('[data-check]')].map((item) => [item.dataset.check, item]));
  const announce = (before, after) => {
    const changes = [...after]
      .filter(([id, item]) => before.get(id)?.dataset.state !== item.dataset.state)
      .map(([, item]) => item.dataset.announcement);
    if (changes.length > 0) announcement.textContent = changes.join(' ');
  };
  const partOf = (root, part) => root.querySelector('[data-part="' + part.dataset.part + '"]');
  const replaceChanged = (next) => {
    for (const part of document.querySelectorAll('[data-part]')) {
      const found = partOf(next, part);
      if (found === null || found.innerHTML === part.innerHTML) continue;
      const inner = part.querySelector('[data-part]');
      if (inner === null || partOf(found, inner) === null)
        part.replaceChildren(...[...found.childNodes].map((node) => document.importNode(node, true)));
    }
  };
  const refresh = async () => {
    if (document.visibilityState !== 'visible') return;
    try {
      const response = await fetch(location.pathname, { cache: 'no-store', credentials: 'same-origin' });
      if (response.redirected) {
        const signIn = new URL(response.url);
        signIn.search = '?ended';
        location.assign(signIn);
        return;
      }
      if (!response.ok) throw new Error('status ' + String(response.status));
      const next = new DOMParser().parseFromString(await response.text(), 'text/html');
      const before = statesOf(document);
      announce(before, statesOf(next));
      replaceChanged(next);
      stale.hidden = true;
    } catch {
      stale.hidden = false;
    }
  };
  setInterval(refresh, everyMs);
  document.addEventListener('visibilitychange', refresh);
})();
`;
