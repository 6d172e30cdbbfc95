import styles from '../drafts/drafts.css?inline';

/** Screens and dialogs that few visitors see, and their styles: see `lazy-modules.ts`. */
export { styles };
export { AbortedScreen } from '../drafts/aborted-screen.tsx';
export { DeadLinkScreen } from '../drafts/dead-link-screen.tsx';
export { DraftConflictNotices } from '../notices/draft-conflict-notices.tsx';
export { ResumeScreen } from '../drafts/resume-screen.tsx';
export { SaveDialog } from '../drafts/save-dialog.tsx';
export { StopDialog } from '../drafts/stop-dialog.tsx';
export { VerificationScreen } from '../outcome/verification-screen.tsx';
export { WaitingScreen } from '../outcome/waiting-screen.tsx';
