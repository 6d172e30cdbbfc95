/**
 * Asks the device for a passkey when the form is submitted, and sends its answer. The form stays hidden in browsers
 * that do not read these options (WebAuthn Level 3).
 */
export const passkeyScript = `const form = document.querySelector('form.passkey');
if (form && globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON) {
  form.hidden = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const alert = form.querySelector('[role=alert]');
    alert.textContent = '';
    try {
      const options = JSON.parse(form.dataset.options);
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
      const credential = await navigator.credentials.get({ publicKey });
      form.elements.passkey.value = JSON.stringify(credential);
    } catch {
      alert.textContent = form.dataset.failed;
      return;
    }
    form.submit();
  });
}
`;
