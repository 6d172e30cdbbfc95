export { ForgotPasswordScreen } from './forgot-password-screen.tsx';
export { PasswordScreen } from './password-screen.tsx';
