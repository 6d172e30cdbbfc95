import { createApp, h, ref } from 'vue';

const place = document.querySelector<HTMLElement>('#page');

/** A Vue 3 page around the form, without the compiler that needs eval. */
const page = {
  setup() {
    const locale = ref('nl-NL');
    const isShown = ref(true);
    const number = ref('');
    const form = () =>
      h('form-builder-render', {
        'form-id': place?.dataset['formId'],
        'base-url': '/',
        // With a dot: a property, which never stands in the page.
        '.accessToken': 'a-secret-token',
        locale: locale.value,
        onCompleted: ({ detail }: CustomEvent<{ number: string }>) => {
          number.value = detail.number;
        },
      });
    return () =>
      h('main', [
        h('button', { onClick: () => (locale.value = 'en-GB') }, 'In English'),
        h('button', { onClick: () => (isShown.value = !isShown.value) }, 'Form on or off'),
        isShown.value && form(),
        h('output', number.value),
      ]);
  },
};

if (place) createApp(page).mount(place);
