import { importOnline } from '../requests/import-online.ts';
import { createDraftAutosave, type DraftAutosave } from '../drafts/draft-autosave.ts';
import { deviceDraftsOf } from '../drafts/open-device-drafts.ts';
import { completeText } from '../i18n/form-text.ts';
import { FormNavigation } from '../navigation/form-navigation.ts';
import type { FormAddress } from '../requests/form-address.ts';
import type { LoadServices } from '../requests/form-services.ts';
import { RequestFailure } from '../requests/request-failure.ts';
import type { DeferredViews, ScreenController } from '../screens/base/screen-props.ts';
import type { DeviceDraft, PendingSubmission } from '../state/device-draft.ts';
import type { Emit } from '../state/form-events.ts';
import { createFormState, initialDraftState, updateState } from '../state/form-state.ts';
import type { LoadedForm } from '../state/loaded-form.ts';
import { createPointer } from '../state/pointer.ts';
import { offlineProblem } from '../state/errors/problem-text.ts';
import type { Screen } from '../state/screen.ts';
import type { StepPosition } from '../state/step-position.ts';
import type { SubmissionContext } from '../submission/submission-context.ts';
import type { SubmitPurpose } from '../submission/submit.ts';
import { currentDraft } from './current-draft.ts';
import { hasEntryPoint } from './entry-points/has-entry-point.ts';
import { fetchForm } from './fetch-form.ts';
import { isSameForm, type FormOptions } from './form-options.ts';
import { deferredModule, type Deferred } from './load-deferred.ts';
import { loadForm } from './load-form.ts';
import { loadValidation } from './load-validation.ts';
import { showLoadingFailure } from './show-loading-failure.ts';
import { ignoreOffline } from '../requests/ignore-offline.ts';

const importLanguageSwitch = importOnline(() => import('./switch-language.ts'));

/** The pause between showing the first page and fetching the deferred code. */
const deferredDelayMs = 300;

/**
 * Runs one form for one visitor: opens it in the preferred language, stores the answers and submits
 * them.
 */
export class FormController implements ScreenController {
  readonly state = createFormState();
  readonly pointer = createPointer();
  readonly loadForm = loadForm;
  readonly pending = {
    read: () => this.#pending,
    write: (pending: PendingSubmission) => {
      this.#pending = pending;
      this.#autosave?.schedule();
      this.flushDraft();
    },
  };
  readonly emit: Emit;
  readonly element: { readonly isConnected: boolean };
  #deferred: Deferred | undefined;
  #options: FormOptions | undefined;
  #navigation: FormNavigation | undefined;
  #autosave: DraftAutosave | undefined;
  #pending: PendingSubmission = {};

  constructor(emit: Emit, element: { readonly isConnected: boolean }) {
    this.emit = emit;
    this.element = element;
  }

  /** The views that come after the first page, once their code is loaded. */
  get views(): DeferredViews | undefined {
    return this.#deferred?.views;
  }

  /** Writes the draft of the open form to the device. */
  get autosave(): DraftAutosave | undefined {
    return this.#autosave;
  }

  get address(): FormAddress | undefined {
    return this.#options?.address;
  }

  get navigation(): FormNavigation | undefined {
    return this.#navigation;
  }

  /** Shows the form of these options, or nothing without; a change of token or language keeps the answers. */
  async applyOptions(options: FormOptions | undefined): Promise<void> {
    const before = this.#options;
    this.#options = options;
    if (!options) {
      if (before) this.#close();
      this.state.text = null;
      return;
    }
    if (!isSameForm(before, options) || this.state.screen === 'failure') await this.open();
    else if (this.#navigation) {
      this.#navigation.open.outside?.setHostValues(this.#navigation.open, options.hostValues);
      await this.#followLocale(this.#navigation);
    }
  }

  async #followLocale(navigation: FormNavigation): Promise<void> {
    const { followLocale } = await import('./switch-language.ts');
    await followLocale(this, navigation, this.#options?.locale);
  }

  /** Shows the form in another language that it has texts in. */
  chooseLanguage(language: string): Promise<void> {
    return this.attempt(async (navigation) => {
      const { chooseLanguage } = await importLanguageSwitch();
      await chooseLanguage(this, navigation, language);
    });
  }

  /** Removes the form from the screen; the device keeps the draft. */
  #close(): void {
    this.flushDraft();
    this.#navigation = undefined;
    updateState(this.state, { opened: null, screen: 'loading', problem: null });
  }

  /** Fetches the form; also called by "try again". */
  async open(): Promise<void> {
    const options = this.#options;
    if (!options) return;
    this.#close();
    try {
      const loaded = await fetchForm(this.state, options.address, () => this.#options?.locale);
      if (isSameForm(this.#options, options) && !(await this.#openEntryPoint(loaded)))
        this.begin(loaded);
    } catch (error) {
      if (isSameForm(this.#options, options)) showLoadingFailure(this, RequestFailure.from(error));
      if (!(error instanceof RequestFailure)) throw error;
    }
  }

  /** The visitor's "next": the following page, the summary, or submitting. */
  next(): Promise<void> {
    return this.attempt(async (navigation) => {
      const { next } = await navigation.loadDeferred();
      if (await next(navigation)) await this.submit();
    });
  }

  /** The visitor's "back". */
  previous(): Promise<void> {
    return this.attempt(async (navigation) => {
      const { previous } = await navigation.loadDeferred();
      await previous(navigation);
    });
  }

  /** The browser's back and forward: a step of the form, its break, or the summary. */
  restoreScreen(position: StepPosition, screen: Screen): Promise<void> {
    return this.attempt(async (navigation) => {
      const { restoreScreen } = await navigation.loadDeferred();
      await restoreScreen(navigation, position, screen);
    });
  }

  /** Submits the form; a second call while one is under way does nothing. */
  submit(): Promise<void> {
    return this.send('complete');
  }

  /** Saves the form on the server as a draft. */
  save(): Promise<void> {
    return this.send('save');
  }

  /** Aborts: deletes the answers from the device, and marks a saved draft. */
  abort(): Promise<void> {
    return this.send('abort');
  }

  reset(): void {
    this.#pending = {};
    updateState(this.state, initialDraftState);
    this.#navigation?.restart();
    this.#autosave?.discard();
  }

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

  /** Whether an entry point opened the form: then it is neither new nor from the draft on the device. */
  async #openEntryPoint(loaded: LoadedForm): Promise<boolean> {
    if (!hasEntryPoint(loaded)) return false;
    const { openEntryPoint } = await import('./entry-points/open-entry-point.ts');
    return openEntryPoint(this, loaded);
  }

  begin(loaded: LoadedForm, draft?: DeviceDraft): void {
    const { form } = loaded;
    const { scope, drafts } = deviceDraftsOf(loaded);
    const autosave = createDraftAutosave(drafts, scope, () =>
      currentDraft(this.#navigation, this.#pending),
    );
    const stored = draft ?? autosave.find();
    this.#autosave = autosave;
    this.#pending = { attempt: stored?.attempt, saved: stored?.saved };
    loaded.outside?.begin(this.#options?.hostValues, stored?.claims);
    const navigation = this.#createNavigation(loaded, autosave, stored);
    this.#navigation = navigation;
    navigation.begin(stored?.pageId);
    this.#restoreDraft(navigation, stored);
    this.emit('ready', { formId: form.id, versionId: form.version_id, title: form.title });
  }

  #createNavigation(
    loaded: LoadedForm,
    autosave: DraftAutosave,
    stored: DeviceDraft | undefined,
  ): FormNavigation {
    const loadServices: LoadServices = async () => {
      const { loadFormServices } = await this.#loadDeferred(navigation);
      const context = this.submissionContext(navigation);
      if (!context) throw new RequestFailure();
      return loadFormServices(context);
    };
    const { state, pointer } = this;
    const options = {
      state,
      pointer,
      emit: this.emit,
      onProgress: () => autosave.schedule(),
      loadServices,
      isInPage: () => this.element.isConnected,
      loadDeferred: () => this.#fetchDeferred(navigation),
    };
    const navigation: FormNavigation = new FormNavigation(loaded, options, stored?.answers);
    return navigation;
  }

  /** The deferred code, with the navigation and the views set up; throws a RequestFailure. */
  async #loadDeferred(navigation: FormNavigation): Promise<Deferred> {
    await navigation.loadDeferred();
    return this.#fetchDeferred(navigation);
  }

  async #fetchDeferred(navigation: FormNavigation): Promise<Deferred> {
    const { text, loaded } = navigation;
    const [deferred] = await Promise.all([
      deferredModule.fetch(text),
      loadValidation(loaded.form, text),
    ]);
    this.#deferred = deferred;
    return deferred;
  }

  /** Restores the state and the screen of a form that was started before. */
  #restoreDraft(navigation: FormNavigation, stored: DeviceDraft | undefined): void {
    updateState(this.state, {
      ...initialDraftState,
      isRestored: stored !== undefined,
      savedAt: stored?.saved?.at ?? null,
    });
    // Until the deferred code has loaded, and offline, the section before the break is shown.
    const start = async () => {
      const { startBackgroundTasks } = await this.#loadDeferred(navigation);
      startBackgroundTasks(this, navigation, stored);
    };
    const isOnLaterScreen = stored?.breakId || stored?.screen || stored?.attempt;
    setTimeout(() => void start().catch(ignoreOffline), isOnLaterScreen ? 0 : deferredDelayMs);
  }

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
      this.emit('error', { ...problem, code: error.code });
    }
  }

  /** Submits, saves or stops. */
  send(purpose: SubmitPurpose): Promise<void> {
    return this.attempt(async (navigation) => {
      const { submitForm } = await this.#loadDeferred(navigation);
      const context = this.submissionContext(navigation);
      if (context) await submitForm(context, purpose);
    });
  }

  /** The context for submitting; `undefined` before the deferred code is loaded. */
  submissionContext(navigation: FormNavigation): SubmissionContext | undefined {
    return this.#deferred?.createSubmissionContext(this, navigation);
  }
}
