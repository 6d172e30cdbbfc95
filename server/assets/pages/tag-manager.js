// Loads the container of Google Tag Manager that the designer of the form chose. Consent is denied until the container
// itself asks for it. It hears which steps a visitor takes, never an answer. A page that was opened by a link with a key
// (a draft, a login, a payment) loads nothing: the key is in its address.
/** @type {HTMLScriptElement | null} */
const own = document.querySelector('script[data-container]');
const container = own?.dataset['container'];

const page = /** @type {{ dataLayer?: unknown[] }} */ (window);
const layer = (page.dataLayer ??= []);

/** The library reads commands as `arguments`. */
function command() {
  layer.push(arguments);
}

if (container && location.hash === '') {
  command('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  });
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  for (const step of ['ready', 'page', 'saved', 'aborted', 'completed']) {
    document.addEventListener(step, ({ target }) => {
      if (target instanceof Element && target.localName === 'form-builder-render')
        layer.push({ event: `form_${step}` });
    });
  }
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(container)}`;
  document.head.append(script);
}

export {};
