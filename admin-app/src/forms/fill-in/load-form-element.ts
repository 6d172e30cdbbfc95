const source = '/form-builder-render.js';

/** Loads the script with the element once; rejects when it cannot be fetched. */
export function loadFormElement(): Promise<void> {
  if (document.querySelector(`script[src="${source}"]`) !== null) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = source;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      // The next attempt fetches it again.
      script.remove();
      reject(new Error('The script of the form element could not be fetched.'));
    });
    document.head.append(script);
  });
}
