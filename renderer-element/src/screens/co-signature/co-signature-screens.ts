/** The screens of forms that a second person signs: see `lazy-modules.ts`. */
export { AwaitedSignatureScreen } from './awaited-signature-screen.tsx';
export { CoSignStart } from './co-sign-start.tsx';
export { SignScreen } from './sign-screen.tsx';
