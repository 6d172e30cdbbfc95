// Shows the form whose id is in the address, as a site with its own content management would.
const place = document.getElementById('formulier');
const query = new URLSearchParams(location.search);
const id = query.get('id');

if (id === null) {
  document.getElementById('uitleg')?.removeAttribute('hidden');
} else if (place !== null) {
  const form = document.createElement('form-builder-render');
  form.setAttribute('form-id', id);
  form.setAttribute('environment', 'production');
  form.setAttribute('locale', query.get('locale') ?? 'nl-NL');
  form.setAttribute('base-url', place.dataset['productOrigin'] ?? '');
  place.append(form);
}
