import { toInlineText } from '../../pages/inline-text.ts';

/**
 * Follows the login by server-sent events; without those, for example behind a proxy that holds them back, by asking
 * every two seconds. How a login ended is a page of the server, so the script only loads it.
 */
export const waitingScript = toInlineText(`(() => {
  const page = document.querySelector('[data-status]');
  const { status: statusUrl, events: eventsUrl } = page.dataset;
  const code = document.querySelector('[data-code]');
  const notice = document.querySelector('[role=status]');
  let last = 'waiting', isOver = false, failures = 0, timer = 0, source;
  const show = (status) => {
    if (isOver || status === last) return;
    last = status;
    if (status === 'connected') {
      if (code.contains(document.activeElement)) notice.focus();
      code.hidden = true;
      notice.textContent = notice.dataset.connected;
    } else if (status !== 'waiting') {
      isOver = true;
      source.close();
      location.replace(location.href);
    }
  };
  const ask = async () => {
    clearTimeout(timer);
    if (isOver) return;
    try {
      const response = await fetch(statusUrl, { cache: 'no-store' });
      if (!response.ok) throw new Error(String(response.status));
      failures = 0;
      show((await response.json()).status);
    } catch {
      failures += 1;
      if (failures === 3) show('failed');
    }
    timer = setTimeout(ask, 2000);
  };
  let isPolling = false;
  const poll = () => {
    if (isPolling) return;
    isPolling = true;
    source.close();
    ask();
  };
  source = new EventSource(eventsUrl);
  const silence = setTimeout(poll, 5000);
  let errors = 0;
  source.onmessage = ({ data }) => {
    clearTimeout(silence);
    errors = 0;
    show(JSON.parse(data).status);
  };
  source.onerror = () => {
    errors += 1;
    if (errors === 3 || source.readyState === EventSource.CLOSED) poll();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') poll();
  });
})();`);
