import mapStyles from '../../../map/map.css?inline';
import serviceStyles from '../../../theme/fields/service-fields.css?inline';
import { geolocationView } from '../../geolocation/geolocation-view.tsx';
import type { ViewsOfTier } from './views-of-tier.ts';

export const viewStyles = [serviceStyles, mapStyles];

/** A chunk of its own, because the type is heavy. */
export const views: ViewsOfTier<'map'> = { geolocation: geolocationView };
