import styles from '../drafts/drafts.css?inline';

/** What few visitors come to on their way, and how it looks: see `later-parts.ts`. */
export { styles };
export { AbortedScreen } from '../drafts/aborted-screen.tsx';
export { DraftConflictNotices } from '../notices/draft-conflict-notices.tsx';
export { ResumeScreen } from '../drafts/resume-screen.tsx';
export { SaveDialog } from '../drafts/save-dialog.tsx';
export { StopDialog } from '../drafts/stop-dialog.tsx';
export { VerificationScreen } from '../outcome/verification-screen.tsx';
export { WaitingScreen } from '../outcome/waiting-screen.tsx';
