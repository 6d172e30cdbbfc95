import { subscribe } from 'valtio/vanilla';
import { visitCountRoute } from '@form-builder/core/contract/visitor/visit-count-route.ts';
import type {
  DeviceClass,
  VisitCount,
  VisitMessage,
} from '@form-builder/core/contract/visitor/visit-counts.ts';
import { languageOf } from '@form-builder/core/messages/languages.ts';
import type { FormNavigation } from '../../navigation/form-navigation.ts';
import { ignoreOffline } from '../../requests/ignore-offline.ts';
import { isFillingIn } from '../../state/screen.ts';
import { createVisit, type Visit } from './visit.ts';

/**
 * Counts what happens in each visit of a form, without answers, cookies or an id, and sends it when the visitor goes
 * to another page or leaves, then with the last touched field. A message that fails is dropped: the visitor never notices anything.
 */
export function countVisits(navigation: FormNavigation): void {
  const { state } = navigation;
  // A link to a submission or a return from paying belongs to a visit that was already counted.
  let visit = isFillingIn(state.screen) ? startVisit(navigation) : undefined;
  let { session } = navigation.open;
  const events = new AbortController();
  const flush = () => {
    const counts = visit?.take() ?? [];
    if (counts.length > 0) send(navigation, counts);
  };
  const leave = () => {
    visit?.fields.hide();
    flush();
  };
  const stop = subscribe(state, () => {
    const now = state.opened?.session;
    if (now === session) {
      if (visit?.follow(navigation)) flush();
      return;
    }
    leave();
    if (!now || now !== navigation.open.session) {
      stop();
      events.abort();
      return;
    }
    session = now;
    visit = startVisit(navigation);
  });
  const { signal } = events;
  const onHide = () => {
    if (document.visibilityState === 'hidden') leave();
  };
  const onTouch = (event: Event) => {
    const id = touchedField(event, session);
    if (id !== undefined) visit?.fields.touch(id);
  };
  document.addEventListener('visibilitychange', onHide, { signal });
  addEventListener('pagehide', leave, { signal });
  addEventListener('focusin', onTouch, { signal });
  // Safari does not move the focus to a radio button or a checkbox that is clicked.
  addEventListener('input', onTouch, { signal });
}

const framePrefix = 'field-';

/** The id of the innermost field of the form in which an event happened, also inside a shadow root. */
function touchedField(event: Event, session: FormNavigation['open']['session']) {
  for (const target of event.composedPath()) {
    if (!(target instanceof Element) || !target.id.startsWith(framePrefix)) continue;
    const cell = session.findCell(target.id.slice(framePrefix.length));
    if (cell) return cell.field.id;
  }
  return undefined;
}

function startVisit(navigation: FormNavigation): Visit {
  const visit = createVisit(navigation, {
    device: deviceOf(innerWidth),
    language: languageOf(navigation.text.locale),
    now: () => performance.now(),
  });
  visit.follow(navigation);
  return visit;
}

const deviceOf = (width: number): DeviceClass =>
  width < 600 ? 'phone' : width < 1024 ? 'tablet' : 'desktop';

/** As plain text, which a page that closes can send to another origin without asking first. */
function send({ loaded: { baseUrl, form } }: FormNavigation, counts: readonly VisitCount[]): void {
  const message: VisitMessage = {
    version_id: form.version_id,
    environment: form.environment,
    counts: [...counts],
  };
  fetch(new URL(visitCountRoute.path.slice(1), baseUrl), {
    method: visitCountRoute.method,
    body: JSON.stringify(message),
    credentials: 'omit',
    keepalive: true,
  }).catch(ignoreOffline);
}
