export { EmailScreen } from './email-screen.tsx';
export { ForgotPasswordScreen } from './forgot-password-screen.tsx';
export { PasswordScreen } from './password-screen.tsx';
