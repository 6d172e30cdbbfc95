import { createElement, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** As a property, so that it never stands in the page; also before the element's code is there. */
const setToken = (element: HTMLElement | null) =>
  element && Object.assign(element, { accessToken: 'a-secret-token' });

/** A React 19 page around the form: state of the page goes in, events come out. */
function Page({ formId }: { readonly formId: string | undefined }) {
  const [locale, setLocale] = useState('nl-NL');
  const [isShown, setShown] = useState(true);
  const [number, setNumber] = useState('');
  return createElement(
    'main',
    null,
    createElement('button', { onClick: () => setLocale('en-GB') }, 'In English'),
    createElement('button', { onClick: () => setShown((now) => !now) }, 'Form on or off'),
    isShown &&
      createElement('form-builder-render', {
        'form-id': formId,
        'base-url': '/',
        ref: setToken,
        locale,
        oncompleted: ({ detail }: CustomEvent<{ number: string }>) => setNumber(detail.number),
      }),
    createElement('output', null, number),
  );
}

const page = document.querySelector<HTMLElement>('#page');
if (page) {
  const { formId } = page.dataset;
  createRoot(page).render(createElement(StrictMode, null, createElement(Page, { formId })));
}
