export { ProcessingRegisterScreen } from './processing-register-screen.tsx';
