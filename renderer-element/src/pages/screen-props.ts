import type { VisitSnapshot } from '../visit/visit-state.ts';
import type { Visit } from '../visit/visit.ts';
import type { Walk } from '../visit/walk.ts';

/** What every screen of an opened form gets. */
export interface ScreenProps {
  readonly visit: Visit;
  readonly walk: Walk;
  readonly state: VisitSnapshot;
  /** The page is the form's own, so that its heading is the page's first. */
  readonly isOwnPage: boolean;
}
