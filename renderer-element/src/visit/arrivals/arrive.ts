import type { LoadedForm } from '../open-form.ts';
import type { Visit } from '../visit.ts';
import { arriveToResume } from './resume-arrival.ts';

/**
 * Helps a visitor on who comes with something in the address, once the form is there. True when it
 * has begun the visit itself; false leaves the form to begin as always.
 */
export type Arrival = (visit: Visit, loaded: LoadedForm, value: string) => Promise<boolean>;

/** Every arrival by its name in the address: `#fb-<name>=<value>`. */
const arrivals: Readonly<Record<string, Arrival>> = {
  resume: arriveToResume,
};

/**
 * Takes what stands after the `#` out of the address at once, where neither history nor a copied
 * address may keep it, and acts on it. A page with two forms: the first one takes it.
 */
export async function arrive(visit: Visit, loaded: LoadedForm): Promise<boolean> {
  const [, name = '', value = ''] = /^#fb-([a-z]+)=(.*)$/.exec(location.hash) ?? [];
  history.replaceState(history.state, '', location.pathname + location.search);
  const arrival = Object.hasOwn(arrivals, name) ? arrivals[name] : undefined;
  return arrival ? arrival(visit, loaded, decodeURIComponent(value)) : false;
}
