import type { VisitSnapshot } from '../state/form-state.ts';
import type { Visit } from '../form-controller/form-controller.ts';
import type { Walk } from '../navigation/form-navigation.ts';

/** What every screen of an opened form gets. */
export interface ScreenProps {
  readonly visit: Visit;
  readonly walk: Walk;
  readonly state: VisitSnapshot;
  /** The page is the form's own, so that its heading is the page's first. */
  readonly isOwnPage: boolean;
}
