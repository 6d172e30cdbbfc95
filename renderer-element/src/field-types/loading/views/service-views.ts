import { authView } from '../../auth/auth-view.tsx';
import { matterView } from '../../matter/matter-view.tsx';
import { paymentView } from '../../payment/payment-view.tsx';
import { bagView } from '../../bag/bag-view.tsx';
import { customListView } from '../../custom-list/custom-list-view.tsx';
import { kvkApiView } from '../../kvk-api/kvk-api-view.tsx';
import { multiCustomListView } from '../../multi-custom-list/multi-custom-list-view.tsx';
import serviceStyles from '../../../theme/fields/service-fields.css?inline';
import type { ViewsOfTier } from './views-of-tier.ts';

export const viewStyles = [serviceStyles];

/** The views of the types that use a service: lookups, logins and payments. */
export const views: ViewsOfTier<'services'> = {
  auth: authView,
  matter: matterView,
  payment: paymentView,
  bag: bagView,
  'kvk-api': kvkApiView,
  'custom-list': customListView,
  'multi-custom-list': multiCustomListView,
};
