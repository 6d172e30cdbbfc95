import type { DeviceDraft } from '../drafts/device-drafts.ts';
import { createDraftAutosave, type DraftAutosave } from '../drafts/draft-autosave.ts';
import { storedAnswers } from '../drafts/stored-answers.ts';
import { deviceDraftsOf } from '../drafts/open-device-drafts.ts';
import type { SubmissionContext, SubmitPurpose } from '../submission/submit.ts';
import type { PendingSubmission } from '../submission/send-once.ts';
import { addressKey, type FormAddress } from '../requests/form-address.ts';
import type { LoadServices } from '../requests/form-services.ts';
import { fallbackError } from './fallback-error.ts';
import { fetchForm, loadTranslations } from './fetch-form.ts';
import type { LoadedForm } from './load-form.ts';
import { createPointer } from '../state/pointer.ts';
import { loadingProblem, offlineProblem } from '../state/problem-text.ts';
import { RequestFailure } from '../requests/request-failure.ts';
import type { Emit } from '../state/form-events.ts';
import type { StepPosition } from '../navigation/steps.ts';
import {
  updateState,
  createFormState,
  isFillingIn,
  isNeverStored,
  initialDraftState,
  type Screen,
} from '../state/form-state.ts';
import { completeText } from '../i18n/form-text.ts';
import { FormNavigation } from '../navigation/form-navigation.ts';

/** How long after the first page the code of the end of the road is fetched. */
const aheadMs = 300;

/** What the host page asks for. */
export interface FormOptions {
  readonly address: FormAddress;
  readonly locale: string | undefined;
}

/** One visitor and one form: opens it in the wished language, keeps what is typed, sends it. */
export class FormController {
  readonly state = createFormState();
  readonly pointer = createPointer();
  readonly #emit: Emit;
  #settings: FormOptions | undefined;
  #navigation: FormNavigation | undefined;
  #autosave: DraftAutosave | undefined;
  #pending: PendingSubmission = {};

  constructor(emit: Emit) {
    this.#emit = emit;
  }

  /** Which form is shown, and on whose behalf. */
  get address(): FormAddress | undefined {
    return this.#settings?.address;
  }

  /** The road through the form; absent until it was opened. */
  get navigation(): FormNavigation | undefined {
    return this.#navigation;
  }

  /**
   * Shows what the settings say, nothing without them; a change of token or language keeps the answers.
   */
  async applyOptions(settings: FormOptions | undefined): Promise<void> {
    const before = this.#settings;
    this.#settings = settings;
    if (!settings) {
      if (before) this.#close();
      this.state.text = null;
      return;
    }
    const isSameForm = before && addressKey(before.address) === addressKey(settings.address);
    if (!isSameForm || this.state.screen === 'failure') await this.open();
    else if (this.#navigation) await this.#reloadTranslations(this.#navigation);
  }

  /** Words what is on the screen in the language that is wished now. */
  async #reloadTranslations(navigation: FormNavigation): Promise<void> {
    await loadTranslations(this.state, this.#settings?.locale, navigation.loaded.form.languages);
    navigation.deferred?.updateErrorSummary(navigation);
  }

  /** Takes the form away; the device keeps what was filled in. */
  #close(): void {
    this.flushDraft();
    this.#navigation = undefined;
    updateState(this.state, { opened: null, screen: 'loading', problem: null });
  }

  /** Fetches the form; also what "try again" does. */
  async open(): Promise<void> {
    const settings = this.#settings;
    if (!settings) return;
    this.#close();
    try {
      const loaded = await fetchForm(this.state, settings.address, () => this.#settings?.locale);
      if (this.#isCurrent(settings) && !(await this.#openEntryPoint(loaded))) this.begin(loaded);
    } catch (error) {
      if (this.#isCurrent(settings)) this.#showLoadingFailure(RequestFailure.from(error));
      if (!(error instanceof RequestFailure)) throw error;
    }
  }

  /** The visitor's "next": the following page, the summary, or sending. */
  async next(): Promise<void> {
    await this.attempt(async (navigation) => {
      if ((await navigation.loadDeferred()).next(navigation)) await this.submit();
    });
  }

  /** The visitor's "back". */
  async previous(): Promise<void> {
    await this.attempt(async (navigation) =>
      (await navigation.loadDeferred()).previous(navigation),
    );
  }

  /** The browser's back and forward: a step of the form, its break, or the summary. */
  async restoreScreen(position: StepPosition, screen: Screen): Promise<void> {
    if (!this.#isFillingIn) return;
    await this.attempt(async (navigation) => {
      const { goTo, goToSummary } = await navigation.loadDeferred();
      if (screen === 'summary') goToSummary(navigation);
      else goTo(navigation, position, screen);
    });
  }

  /** Sends the form; a second click while it is under way does nothing. */
  submit(): Promise<void> {
    return this.send('complete');
  }

  /** Keeps the form on the server as a draft. */
  save(): Promise<void> {
    return this.send('save');
  }

  /** Stops: what was filled in is wiped from the device, and a saved draft is marked. */
  abort(): Promise<void> {
    return this.send('abort');
  }

  /** Throws everything away and begins again. */
  reset(): void {
    this.#pending = {};
    updateState(this.state, initialDraftState);
    this.#navigation?.restart();
    this.#autosave?.discard();
  }

  /** Writes at once what waits to be kept: the page may go any moment. */
  flushDraft(): void {
    this.#autosave?.flush();
  }

  /** Another tab wrote to the device's storage or removed from it. */
  async onStorageEvent(key: string | null): Promise<void> {
    const { text } = this.state;
    if (!text || key !== this.#autosave?.key) return;
    await completeText(text);
    this.state.isEditedInOtherTab = true;
  }

  get #isFillingIn(): boolean {
    return isFillingIn(this.state.screen);
  }

  #isCurrent(settings: FormOptions): boolean {
    const now = this.#settings;
    return now !== undefined && addressKey(now.address) === addressKey(settings.address);
  }

  /** Whether the visit begins elsewhere: by a link, back from a login or payment, in an older version. */
  async #openEntryPoint(loaded: LoadedForm): Promise<boolean> {
    const { scope, drafts } = deviceDraftsOf(loaded);
    const { login_provider: needed } = loaded.form.submission_settings;
    const isOlderKept = !drafts.find(scope) && drafts.hasAny(scope.formId);
    if (!needed && !isOlderKept && !location.hash.startsWith('#fb-')) return false;
    const { openEntryPoint } = await import('./entry-points/open-entry-point.ts');
    return openEntryPoint(this, loaded);
  }

  /** Opens the form, with what the device keeps of it or with the draft that is given. */
  begin(loaded: LoadedForm, draft?: DeviceDraft): void {
    const { form } = loaded;
    const { scope, drafts } = deviceDraftsOf(loaded);
    const autosave = createDraftAutosave(drafts, scope, () => this.#draft());
    const stored = draft ?? autosave.find();
    const { state, pointer } = this;
    const onProgress = () => autosave.schedule();
    this.#autosave = autosave;
    this.#pending = { attempt: stored?.attempt, saved: stored?.saved };
    const loadServices: LoadServices = async () => {
      const context = this.submissionContext(navigation);
      if (!context) throw new RequestFailure();
      return await (await navigation.loadDeferred()).loadFormServices(context);
    };
    const around = { state, pointer, emit: this.#emit, onProgress, loadServices };
    const navigation = new FormNavigation(loaded, around, stored?.answers);
    this.#navigation = navigation;
    navigation.begin(stored?.pageId);
    this.#restorePosition(navigation, stored);
    this.#emit('ready', { formId: form.id, versionId: form.version_id, title: form.title });
  }

  /** What the state says of a visit that was begun before, and where in the form it stood. */
  #restorePosition(navigation: FormNavigation, stored: DeviceDraft | undefined): void {
    updateState(this.state, {
      ...initialDraftState,
      isRestored: stored !== undefined,
      savedAt: stored?.saved?.at ?? null,
    });
    // Until its code is there, and without a line, the section before the break is shown.
    const ahead = async () =>
      (await navigation.loadDeferred()).startBackgroundTasks(this, navigation, stored);
    const isElsewhere = stored?.breakId || stored?.screen || stored?.attempt;
    setTimeout(() => void ahead().catch(fetchedWhenNeeded), isElsewhere ? 0 : aheadMs);
  }

  /** Nothing is kept before the first answer and after the last screen. */
  #draft(): DeviceDraft | undefined {
    const navigation = this.#navigation;
    const { isEditedInOtherTab, deviceDraftAt, screen } = this.state;
    const isUndecided = isEditedInOtherTab || deviceDraftAt !== null;
    if (!navigation || isUndecided || isNeverStored(screen)) return undefined;
    const { pageId, breakId } = navigation;
    const isStep = screen === 'page' || screen === 'break';
    const at = { pageId, breakId, ...(!isStep && { screen }) };
    return { answers: storedAnswers(navigation), ...at, keptAt: Date.now(), ...this.#pending };
  }

  /** Runs a step; when its code cannot be fetched, the visitor hears that there is no line. */
  async attempt(step: (navigation: FormNavigation) => Promise<void>): Promise<void> {
    const navigation = this.#navigation;
    const { text } = this.state;
    if (!navigation || !text) return;
    try {
      await step(navigation);
    } catch (error) {
      if (!(error instanceof RequestFailure)) throw error;
      const problem = offlineProblem(text);
      this.state.problem = problem;
      navigation.focus({ on: 'problem' });
      this.#emit('error', { ...problem, code: error.code });
    }
  }

  /** Sends, saves or stops. */
  send(purpose: SubmitPurpose): Promise<void> {
    return this.attempt(async (navigation) => {
      const { submitForm } = await navigation.loadDeferred();
      const context = this.submissionContext(navigation);
      if (context) await submitForm(context, purpose);
    });
  }

  /** What sending works with; screens of what a submission awaits go on with it. */
  submissionContext(navigation: FormNavigation): SubmissionContext | undefined {
    const { state } = this;
    const { text } = state;
    const address = this.#settings?.address;
    // Of this form, also when the page shows another one by the time it is forgotten.
    const autosave = this.#autosave;
    if (!text || !address) return undefined;
    return {
      ...{ navigation, state, text, address },
      emit: this.#emit,
      pending: this.#store,
      controller: this,
      findStoredDraft: () => autosave?.find(),
      discardDraft: () => autosave?.discard(),
    };
  }

  readonly #store = {
    read: () => this.#pending,
    write: (pending: PendingSubmission) => {
      this.#pending = pending;
      this.#autosave?.schedule();
      this.flushDraft();
    },
  };

  #showLoadingFailure(failure: RequestFailure): void {
    const { text } = this.state;
    const problem = text ? loadingProblem(failure, text) : fallbackError();
    updateState(this.state, { problem, screen: 'failure' });
    this.#emit('error', { ...problem, code: failure.code });
  }
}

/** Fetching ahead may fail: it is tried again once the code is needed, and explained then. */
function fetchedWhenNeeded(): void {
  return undefined;
}
