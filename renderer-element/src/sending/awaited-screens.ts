import type { ComponentType } from 'react';
import type { ScreenProps } from '../pages/screen-props.ts';
import type { Awaited } from '../visit/visit-state.ts';
import { PaymentScreen } from './payment/payment-screen.tsx';
import { VerificationScreen } from './verification/verification-screen.tsx';
import { WaitingScreen } from './waiting/waiting-screen.tsx';

/** The screen of everything a completed submission may wait for. */
export const awaitedScreens: Readonly<Record<Awaited, ComponentType<ScreenProps>>> = {
  files: WaitingScreen,
  verification: VerificationScreen,
  payment: PaymentScreen,
};
