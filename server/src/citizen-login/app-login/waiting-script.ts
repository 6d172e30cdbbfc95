import { toInlineText } from '../../pages/inline-text.ts';

/**
 * Follows the login by server-sent events; without those, for example behind a proxy that holds them back, by asking
 * every two seconds. Every other state is a page of the server, so the script only loads it, and never while the server
 * cannot be reached: the browser would replace this page by its own.
 */
export const waitingScript = toInlineText(`(() => {
  const page = document.querySelector('[data-status]');
  const { status: statusUrl, events: eventsUrl } = page.dataset;
  const code = document.querySelector('[data-code]');
  const notice = document.querySelector('[role=status]');
  let last = page.dataset.now, text = notice.textContent;
  let isOver = false, failures = 0, timer = 0, source;
  const announce = (words) => {
    if (notice.textContent !== words) notice.textContent = words;
  };
  const show = (status) => {
    if (isOver || status === last) return;
    last = status;
    if (status === 'connected') {
      if (code.contains(document.activeElement)) notice.focus();
      code.hidden = true;
      text = notice.dataset.connected;
      announce(text);
    } else {
      isOver = true;
      source.close();
      location.replace(location.href);
    }
  };
  const read = async (response) => {
    if (!response.ok) {
      failures += 1;
      if (failures === 3) show('failed');
      return;
    }
    const { status } = await response.json();
    failures = 0;
    announce(text);
    show(status);
  };
  const ask = async () => {
    clearTimeout(timer);
    if (isOver) return;
    try {
      await read(await fetch(statusUrl, { cache: 'no-store' }));
    } catch {
      announce(notice.dataset.offline);
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
