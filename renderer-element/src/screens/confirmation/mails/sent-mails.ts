/** What the confirmation says about mails: see `lazy-modules.ts`. */
export { ConfirmationMailNote } from './confirmation-mail-note.tsx';
export { CopyMailOffer } from './copy-mail-offer.tsx';
