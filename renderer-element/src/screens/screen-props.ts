import type { FormSnapshot } from '../state/form-state.ts';
import type { FormController } from '../form-controller/form-controller.ts';
import type { FormNavigation } from '../navigation/form-navigation.ts';

/** What every screen of an opened form gets. */
export interface ScreenProps {
  readonly controller: FormController;
  readonly navigation: FormNavigation;
  readonly state: FormSnapshot;
  /** The page is the form's own, so that its heading is the page's first. */
  readonly isOwnPage: boolean;
}
