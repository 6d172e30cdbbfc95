import type { Messages } from '@lingui/core';

/** Made from en.po by scripts/compile-messages.mjs. */
export const messages = {
  'element.aborted_title': ['You have stopped'],
  'visit.broken.reload': ['Reload page'],
  'visit.broken.text': [
    'Something went wrong. This is our fault, not yours. What you filled in is kept on this device. Reload the page to go on.',
  ],
  'visit.broken.text_not_kept': [
    'Something went wrong. This is our fault, not yours. Do not close this page: what you filled in is still here, but is not kept on this device. The button lets you go on.',
  ],
  'visit.broken.title': ['Error'],
  'visit.busy': ['One moment …'],
  'visit.code.format': ['Enter the 6 digits that are in the e-mail.'],
  'visit.code.hint': ['The 6 digits in the e-mail. Look in your spam folder too.'],
  'visit.code.label': ['Code'],
  'visit.code.left': [
    'The code is valid for another ',
    ['minutes', 'plural', { one: ['#', ' minute'], other: ['#', ' minutes'] }],
    '.',
  ],
  'visit.code.new_sent': ['We sent a new code. The one before no longer works.'],
  'visit.code.over': ['The code is no longer valid. Ask for a new code.'],
  'visit.code.renew': ['Send a new code'],
  'visit.code.send': ['Send me a code'],
  'visit.draft.aborted': [
    'Your answers are no longer on this device. As long as this page is open, you can still go back.',
  ],
  'visit.draft.aborted_saved': [
    'Your form is saved with us. With a link by e-mail you continue later.',
  ],
  'visit.draft.close': ['Close'],
  'visit.draft.email': ['Your e-mail address'],
  'visit.draft.email_format': ['Enter an e-mail address, such as name@example.com.'],
  'visit.draft.email_hint': ['We send you a link. With it you continue, on another device too.'],
  'visit.draft.go_on': ['Go on filling in'],
  'visit.draft.link_sent': ['We sent the link to ', ['email'], '.'],
  'visit.draft.no_line': ['There is no connection to the server. Please try again in a moment.'],
  'visit.draft.resume_here': ['Go on filling in after all'],
  'visit.draft.save_and_stop': ['Save and stop'],
  'visit.draft.saved_here': [
    'On this device your answers are ready when you open this form again.',
  ],
  'visit.draft.saved_title': ['Your form is saved'],
  'visit.draft.send_link': ['Send me the link'],
  'visit.draft.stop_and_wipe': ['Stop and wipe'],
  'visit.draft.stop_now': ['Stop'],
  'visit.draft.stop_saved': [
    'If you stop, we wipe your answers from this device. What you saved before stays with us. You reach it with the link in the e-mail.',
  ],
  'visit.draft.stop_title': ['Do you want to stop?'],
  'visit.draft.stop_wipes': [
    'If you stop, we wipe your answers from this device. Do you want to continue later? Then save the form first.',
  ],
  'visit.moved.all_fit': ['All your answers were taken over. Look them over before you send.'],
  'visit.moved.read': ['Read, go on'],
  'visit.moved.text': ['Your answers were taken over. These no longer fit the new questions:'],
  'visit.moved.title': ['This form was renewed in the meantime'],
  'visit.recall.not_sent': [
    'The page was closed before the form reached us. Your answers have been kept. Check them and send the form again.',
  ],
  'visit.recall.not_sent_title': ['Your form has not been sent yet'],
  'visit.recall.sent': ['You had already sent this form when the page was closed.'],
  'visit.resume.failed': ['Your saved form cannot be opened'],
  'visit.resume.submit': ['Open the form'],
  'visit.resume.text': [
    'We send a code to the e-mail address that you gave when you saved. That way we are sure that it is you.',
  ],
  'visit.resume.title': ['Continue your form'],
  'visit.sent_earlier': [
    'Your earlier attempt had already reached us. What you changed after that was not sent.',
  ],
  'visit.stale.here': ['Save what is here'],
  'visit.stale.text': [
    'On another device for example. Your answers here are still there. Choose what you go on with.',
  ],
  'visit.stale.there': ['Open what was saved elsewhere'],
  'visit.stale.title': ['This form was saved elsewhere in the meantime'],
  'visit.two_drafts.device': ['Go on with what this device has'],
  'visit.two_drafts.link': ['Go on with what is shown here'],
  'visit.two_drafts.text': [
    'You now see what belongs to your link. This device also has what you filled in on ',
    ['moment'],
    '. Choose which one to go on with. Until then it stays on this device.',
  ],
  'visit.two_drafts.title': ['This device has other answers as well'],
  'visit.verification.back': ['Back to the form'],
  'visit.verification.submit': ['Confirm and send'],
  'visit.verification.text': [
    'We sent a code to ',
    ['email'],
    '. Enter the code. After that your form is sent.',
  ],
  'visit.verification.title': ['Confirm your e-mail address'],
  'visit.waiting.text': ['This usually does not take long. This page goes on by itself.'],
  'visit.waiting.title': ['Your form is being checked'],
} satisfies Messages;
