import { authView } from './auth/auth-view.tsx';
import { matterView } from './matter/matter-view.tsx';
import { paymentView } from './payment/payment-view.tsx';
import viewStyles from '../theme/service-fields.css?inline';

export { viewStyles };

/** The views of the types that speak with a service: look-ups, the map, logins and payments. */
export const views = {
  auth: authView,
  matter: matterView,
  payment: paymentView,
};
