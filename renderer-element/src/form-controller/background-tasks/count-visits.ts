import { subscribe } from 'valtio/vanilla';
import { visitCountRoute } from '@form-builder/core/contract/visitor/visit-count-route.ts';
import type {
  DeviceClass,
  VisitCount,
  VisitMessage,
} from '@form-builder/core/contract/visitor/visit-counts.ts';
import { languageOf } from '@form-builder/core/messages/languages.ts';
import type { FormNavigation } from '../../navigation/form-navigation.ts';
import { endDeparture, isOwnDeparture } from '../../requests/departure.ts';
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
    if (!isOwnDeparture()) visit?.fields.hide();
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
    // From inside to outside: in a row of a list, its own field comes first.
    for (const target of event.composedPath()) {
      const id = target instanceof Element && findField(session, target.id)?.id;
      if (id) return visit?.fields.touch(id);
    }
  };
  document.addEventListener('visibilitychange', onHide, { signal });
  addEventListener('pagehide', leave, { signal });
  addEventListener('pageshow', endDeparture, { signal });
  addEventListener('focusin', onTouch, { signal });
  // Safari does not move the focus to a radio button or a checkbox that is clicked.
  addEventListener('input', onTouch, { signal });
}

/** The field whose frame has this id in the document. */
const findField = (session: FormNavigation['open']['session'], id: string) =>
  session.findCell(id.replace('field-', ''))?.field;

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
