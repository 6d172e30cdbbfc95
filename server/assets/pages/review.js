// The page of a form under review: takes the key of the link out of the address at once, where
// neither history nor a copied address may keep it, and hands it to the element. This tab remembers
// it, so that the page can be loaded again.
/** @type {HTMLElement & { tokenType?: string, accessToken?: string } | null} */
const element = document.querySelector('form-builder-render[data-form-id]');
const place = `form-builder:review:${location.pathname}${location.search}`;
// What follows is the element's own: the form to go on with.
const [, key, rest] = /^#review=([\w-]+)(?:&(fb-.*))?$/.exec(location.hash) ?? [];
if (key) {
  sessionStorage.setItem(place, key);
  const hash = rest ? `#${rest}` : '';
  history.replaceState(history.state, '', location.pathname + location.search + hash);
}
const known = key ?? sessionStorage.getItem(place);
if (element && (known || element.hasAttribute('data-needs-key'))) {
  element.tokenType = 'Review';
  element.accessToken = known ?? 'none';
}
element?.setAttribute('form-id', element.dataset['formId'] ?? '');
