// @ts-check
/** Thursday: the day on which visitors are told of a new version (specification, section 4). */
const noticeDay = 4;

/**
 * @typedef {object} UpdateNotice
 * @property {() => number} now milliseconds since the epoch
 * @property {Readonly<Record<'text' | 'refresh' | 'hide' | 'warning' | 'close', string>>} texts
 * @property {HTMLElement} parent where the notice is put
 * @property {() => void} refresh lets the new version take over
 */

/**
 * Tells of a new version, on the day for it. Hiding the notice warns first that an old version may
 * cause problems.
 * @param {UpdateNotice} notice
 */
export function announceUpdate({ now, texts, parent, refresh }) {
  if (new Date(now()).getDay() !== noticeDay || parent.querySelector('.snackbar')) return;
  const box = document.createElement('div');
  const text = document.createElement('p');
  const hide = button(texts.hide, () => {
    text.textContent = texts.warning;
    hide.replaceWith(button(texts.close, () => box.remove()));
    box.querySelector('button')?.focus();
  });
  box.className = 'snackbar';
  text.setAttribute('role', 'status');
  box.append(text, button(texts.refresh, refresh), hide);
  parent.append(box);
  // After it is there, so that it is read out.
  text.textContent = texts.text;
}

/**
 * @param {string} words
 * @param {() => void} act
 */
function button(words, act) {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = words;
  made.addEventListener('click', act);
  return made;
}
