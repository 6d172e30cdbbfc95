import type { DeviceDraft } from '../drafts/device-drafts.ts';
import { createKeeper, type Keeper } from '../drafts/draft-autosave.ts';
import { keptAnswers } from '../drafts/stored-answers.ts';
import { draftsOf } from '../drafts/open-device-drafts.ts';
import type { DeliveryOrder, VisitorPurpose } from '../submission/submit.ts';
import type { Pending } from '../submission/send-once.ts';
import { addressKey, type FormAddress } from '../requests/form-address.ts';
import type { FindServices } from '../requests/form-services.ts';
import { lastWords } from './fallback-error.ts';
import { fetchForm, speak } from './fetch-form.ts';
import type { LoadedForm } from './load-form.ts';
import { createPointer } from '../state/pointer.ts';
import { loadingProblem, offlineProblem } from '../state/problem-text.ts';
import { RequestFailure } from '../requests/request-failure.ts';
import type { Emit } from '../state/form-events.ts';
import type { Place } from '../navigation/steps.ts';
import {
  change,
  createVisitState,
  isOnTheWay,
  isPassing,
  undisturbed,
  type Screen,
} from '../state/form-state.ts';
import { completeText } from '../i18n/form-text.ts';
import { Walk } from '../navigation/form-navigation.ts';

/** How long after the first page the code of the end of the road is fetched. */
const aheadMs = 300;

/** What the host page asks for. */
export interface VisitSettings {
  readonly address: FormAddress;
  readonly locale: string | undefined;
}

/** One visitor and one form: opens it in the wished language, keeps what is typed, sends it. */
export class Visit {
  readonly state = createVisitState();
  readonly pointer = createPointer();
  readonly #emit: Emit;
  #settings: VisitSettings | undefined;
  #walk: Walk | undefined;
  #keeper: Keeper | undefined;
  #pending: Pending = {};

  constructor(emit: Emit) {
    this.#emit = emit;
  }

  /** Which form is shown, and on whose behalf. */
  get address(): FormAddress | undefined {
    return this.#settings?.address;
  }

  /** The road through the form; absent until it was opened. */
  get walk(): Walk | undefined {
    return this.#walk;
  }

  /**
   * Shows what the settings say, nothing without them; a change of token or language keeps the answers.
   */
  async follow(settings: VisitSettings | undefined): Promise<void> {
    const before = this.#settings;
    this.#settings = settings;
    if (!settings) {
      if (before) this.#close();
      this.state.text = null;
      return;
    }
    const isSameForm = before && addressKey(before.address) === addressKey(settings.address);
    if (!isSameForm || this.state.screen === 'failure') await this.open();
    else if (this.#walk) await this.#speakAnew(this.#walk);
  }

  /** Words what is on the screen in the language that is wished now. */
  async #speakAnew(walk: Walk): Promise<void> {
    await speak(this.state, this.#settings?.locale, walk.loaded.form.languages);
    walk.end?.wordErrors(walk);
  }

  /** Takes the form away; the device keeps what was filled in. */
  #close(): void {
    this.keepNow();
    this.#walk = undefined;
    change(this.state, { opened: null, screen: 'loading', problem: null });
  }

  /** Fetches the form; also what "try again" does. */
  async open(): Promise<void> {
    const settings = this.#settings;
    if (!settings) return;
    this.#close();
    try {
      const loaded = await fetchForm(this.state, settings.address, () => this.#settings?.locale);
      if (this.#isCurrent(settings) && !(await this.#arrive(loaded))) this.begin(loaded);
    } catch (error) {
      if (this.#isCurrent(settings)) this.#failToOpen(RequestFailure.from(error));
      if (!(error instanceof RequestFailure)) throw error;
    }
  }

  /** The visitor's "next": the following page, the summary, or sending. */
  async next(): Promise<void> {
    await this.attempt(async (walk) => {
      if ((await walk.reachEnd()).next(walk)) await this.submit();
    });
  }

  /** The visitor's "back". */
  async previous(): Promise<void> {
    await this.attempt(async (walk) => (await walk.reachEnd()).previous(walk));
  }

  /** The browser's back and forward: a step of the form, its break, or the summary. */
  async revisit(place: Place, screen: Screen): Promise<void> {
    if (!this.#isOnTheWay) return;
    await this.attempt(async (walk) => {
      const { goTo, toSummary } = await walk.reachEnd();
      if (screen === 'summary') toSummary(walk);
      else goTo(walk, place, screen);
    });
  }

  /** Sends the form; a second click while it is under way does nothing. */
  submit(): Promise<void> {
    return this.deliver('complete');
  }

  /** Keeps the form on the server as a draft. */
  save(): Promise<void> {
    return this.deliver('save');
  }

  /** Stops: what was filled in is wiped from the device, and a saved draft is marked. */
  abort(): Promise<void> {
    return this.deliver('abort');
  }

  /** Throws everything away and begins again. */
  reset(): void {
    this.#pending = {};
    change(this.state, undisturbed);
    this.#walk?.restart();
    this.#keeper?.forget();
  }

  /** Writes at once what waits to be kept: the page may go any moment. */
  keepNow(): void {
    this.#keeper?.keepNow();
  }

  /** Another tab wrote to the device's storage or removed from it. */
  async hearOfOtherTab(key: string | null): Promise<void> {
    const { text } = this.state;
    if (!text || key !== this.#keeper?.key) return;
    await completeText(text);
    this.state.isInOtherTab = true;
  }

  get #isOnTheWay(): boolean {
    return isOnTheWay(this.state.screen);
  }

  #isCurrent(settings: VisitSettings): boolean {
    const now = this.#settings;
    return now !== undefined && addressKey(now.address) === addressKey(settings.address);
  }

  /** Whether the visit begins elsewhere: by a link, back from a login or payment, in an older version. */
  async #arrive(loaded: LoadedForm): Promise<boolean> {
    const { place, drafts } = draftsOf(loaded);
    const { login_provider: needed } = loaded.form.submission_settings;
    const isOlderKept = !drafts.find(place) && drafts.hasAny(place.formId);
    if (!needed && !isOlderKept && !location.hash.startsWith('#fb-')) return false;
    const { arrive } = await import('./entry-points/open-entry-point.ts');
    return arrive(this, loaded);
  }

  /** Opens the form, with what the device keeps of it or with the draft that is given. */
  begin(loaded: LoadedForm, draft?: DeviceDraft): void {
    const { form } = loaded;
    const { place, drafts } = draftsOf(loaded);
    const keeper = createKeeper(drafts, place, () => this.#draft());
    const kept = draft ?? keeper.find();
    const { state, pointer } = this;
    const onProgress = () => keeper.keepSoon();
    this.#keeper = keeper;
    this.#pending = { attempt: kept?.attempt, saved: kept?.saved };
    const findServices: FindServices = async () => {
      const order = this.order(walk);
      if (!order) throw new RequestFailure();
      return await (await walk.reachEnd()).servicesFor(order);
    };
    const around = { state, pointer, emit: this.#emit, onProgress, findServices };
    const walk = new Walk(loaded, around, kept?.answers);
    this.#walk = walk;
    walk.begin(kept?.pageId);
    this.#comeBack(walk, kept);
    this.#emit('ready', { formId: form.id, versionId: form.version_id, title: form.title });
  }

  /** What the state says of a visit that was begun before, and where in the form it stood. */
  #comeBack(walk: Walk, kept: DeviceDraft | undefined): void {
    change(this.state, {
      ...undisturbed,
      isRestored: kept !== undefined,
      savedAt: kept?.saved?.at ?? null,
    });
    // Until its code is there, and without a line, the section before the break is shown.
    const ahead = async () => (await walk.reachEnd()).settle(this, walk, kept);
    const isElsewhere = kept?.breakId || kept?.screen || kept?.attempt;
    setTimeout(() => void ahead().catch(fetchedWhenNeeded), isElsewhere ? 0 : aheadMs);
  }

  /** Nothing is kept before the first answer and after the last screen. */
  #draft(): DeviceDraft | undefined {
    const walk = this.#walk;
    const { isInOtherTab, keptHereAt, screen } = this.state;
    const isUndecided = isInOtherTab || keptHereAt !== null;
    if (!walk || isUndecided || isPassing(screen)) return undefined;
    const { pageId, breakId } = walk;
    const isStep = screen === 'page' || screen === 'break';
    const at = { pageId, breakId, ...(!isStep && { screen }) };
    return { answers: keptAnswers(walk), ...at, keptAt: Date.now(), ...this.#pending };
  }

  /** Runs a step; when its code cannot be fetched, the visitor hears that there is no line. */
  async attempt(step: (walk: Walk) => Promise<void>): Promise<void> {
    const walk = this.#walk;
    const { text } = this.state;
    if (!walk || !text) return;
    try {
      await step(walk);
    } catch (error) {
      if (!(error instanceof RequestFailure)) throw error;
      const problem = offlineProblem(text);
      this.state.problem = problem;
      walk.focus({ on: 'problem' });
      this.#emit('error', { ...problem, code: error.code });
    }
  }

  /** Sends, saves or stops. */
  deliver(purpose: VisitorPurpose): Promise<void> {
    return this.attempt(async (walk) => {
      const { deliver } = await walk.reachEnd();
      const order = this.order(walk);
      if (order) await deliver(order, purpose);
    });
  }

  /** What sending works with; screens of what a submission awaits go on with it. */
  order(walk: Walk): DeliveryOrder | undefined {
    const { state } = this;
    const { text } = state;
    const address = this.#settings?.address;
    // Of this form, also when the page shows another one by the time it is forgotten.
    const keeper = this.#keeper;
    if (!text || !address) return undefined;
    return {
      ...{ walk, state, text, address },
      emit: this.#emit,
      pending: this.#store,
      visit: this,
      findKept: () => keeper?.find(),
      forget: () => keeper?.forget(),
    };
  }

  readonly #store = {
    read: () => this.#pending,
    write: (pending: Pending) => {
      this.#pending = pending;
      this.#keeper?.keepSoon();
      this.keepNow();
    },
  };

  #failToOpen(failure: RequestFailure): void {
    const { text } = this.state;
    const problem = text ? loadingProblem(failure, text) : lastWords();
    change(this.state, { problem, screen: 'failure' });
    this.#emit('error', { ...problem, code: failure.code });
  }
}

/** Fetching ahead may fail: it is tried again once the code is needed, and explained then. */
function fetchedWhenNeeded(): void {
  return undefined;
}
