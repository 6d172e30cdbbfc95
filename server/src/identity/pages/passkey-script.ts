/**
 * Asks the device for a passkey, or a new one, when the form is submitted, and sends its answer. The form stays hidden in browsers
 * that do not read these options (WebAuthn Level 3).
 */
export const passkeyScript = `const form = document.querySelector('form.passkey');
const isNew = form?.dataset.action === 'create';
const parse = isNew ? 'parseCreationOptionsFromJSON' : 'parseRequestOptionsFromJSON';
if (form && globalThis.PublicKeyCredential?.[parse]) {
  form.hidden = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const alert = form.querySelector('[role=alert]');
    alert.textContent = '';
    try {
      const options = JSON.parse(form.dataset.options);
      const publicKey = PublicKeyCredential[parse](options);
      const credential = await navigator.credentials[form.dataset.action]({ publicKey });
      form.elements.passkey.value = JSON.stringify(credential);
    } catch {
      alert.textContent = form.dataset.failed;
      return;
    }
    form.submit();
  });
}
`;
