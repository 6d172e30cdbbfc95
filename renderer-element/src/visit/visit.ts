import { ref } from 'valtio/vanilla';
import type { FormatContext } from '@form-builder/core/formats/format-context.ts';
import { languages } from '@form-builder/core/messages/languages.ts';
import type { DeviceDraft } from '../drafts/device-drafts.ts';
import { noDrafts } from '../drafts/device-drafts.ts';
import { createKeeper, type Keeper } from '../drafts/keeper.ts';
import { openDeviceDrafts } from '../drafts/open-device-drafts.ts';
import { chooseLocale, localeWishes } from './choose-locale.ts';
import { Delivery } from './delivery.ts';
import { addressKey, type FormAddress } from './form-address.ts';
import { lastWords } from './last-words.ts';
import { loadReview } from './load-review.ts';
import { loadForm, loadText, type LoadedForm } from './open-form.ts';
import { createPointer } from './pointer.ts';
import { loadingProblem } from './problem-text.ts';
import { requestForm } from './request-form.ts';
import { RequestFailure } from './request-failure.ts';
import { loadSending } from './sender.ts';
import type { Emit } from './visit-events.ts';
import { createVisitState } from './visit-state.ts';
import { Walk } from './walk.ts';

/** What the host page asks for. */
export interface VisitSettings {
  readonly address: FormAddress;
  readonly locale: string | undefined;
}

/** One visitor and one form: opens it in the wished language, and all that is done in it. */
export class Visit {
  readonly state = createVisitState();
  readonly pointer = createPointer();
  readonly #emit: Emit;
  #settings: VisitSettings | undefined;
  #walk: Walk | undefined;
  #delivery: Delivery | undefined;
  #keeper: Keeper | undefined;

  constructor(emit: Emit) {
    this.#emit = emit;
  }

  /** The road through the form; absent until it was opened. */
  get walk(): Walk | undefined {
    return this.#walk;
  }

  /** Shows what the settings say; a change of token or language keeps the answers. */
  async follow(settings: VisitSettings): Promise<void> {
    const before = this.#settings;
    this.#settings = settings;
    const isSameForm = before && addressKey(before.address) === addressKey(settings.address);
    const hasFailed = this.state.screen === 'failure';
    if (!isSameForm || hasFailed) await this.open();
    else if (this.#walk) await this.#speak(this.#walk.loaded.form.languages);
  }

  /** Fetches the form; also what "try again" does. */
  async open(): Promise<void> {
    const settings = this.#settings;
    if (!settings) return;
    this.#walk = undefined;
    this.state.opened = null;
    this.state.screen = 'loading';
    this.state.problem = null;
    try {
      const loaded = await this.#load(settings);
      if (this.#isCurrent(settings)) this.#begin(loaded);
    } catch (error) {
      if (this.#isCurrent(settings)) this.#fail(RequestFailure.from(error));
      if (!(error instanceof RequestFailure)) throw error;
    }
  }

  /** The visitor's "next": the following page, the summary, or sending. */
  async next(): Promise<void> {
    await this.#delivery?.attempt(async () => {
      if (await this.#walk?.next()) await this.#delivery?.submit();
    });
  }

  /** The browser's back and forward: a page of the form, or the summary after the last one. */
  revisit(page: number): void {
    const walk = this.#walk;
    if (!walk || !['page', 'summary'].includes(this.state.screen)) return;
    if (page < walk.loaded.form.pages.length) walk.goTo(page);
    else void this.#delivery?.attempt(() => walk.toSummary());
  }

  async submit(): Promise<void> {
    await this.#delivery?.submit();
  }

  async save(): Promise<void> {
    await this.#delivery?.save();
  }

  async abort(): Promise<void> {
    await this.#delivery?.abort();
  }

  reset(): void {
    this.#delivery?.reset();
  }

  /** Writes at once what waits to be kept: the page may go any moment. */
  keepNow(): void {
    this.#keeper?.keepNow();
  }

  /** Fetches what the end of the road needs, while there is a line. */
  async prepare(): Promise<void> {
    const walk = this.#walk;
    const [review] = await Promise.all([loadReview(), loadSending()]);
    if (walk) walk.review ??= review;
  }

  #isCurrent(settings: VisitSettings): boolean {
    const now = this.#settings;
    return now !== undefined && addressKey(now.address) === addressKey(settings.address);
  }

  async #load({ address, locale }: VisitSettings): Promise<LoadedForm> {
    const speaking = this.#speak(languages);
    const guess = chooseLocale(localeWishes(locale), languages);
    const requested = await Promise.allSettled([requestForm(address, guess), speaking]);
    const [form] = requested;
    if (form.status === 'rejected') throw form.reason;
    const [loaded] = await Promise.all([loadForm(form.value), this.#speak(form.value.languages)]);
    return loaded;
  }

  #begin(loaded: LoadedForm): void {
    const { form } = loaded;
    const place = { formId: form.id, versionId: form.version_id, environment: form.environment };
    const drafts = form.settings['drafts.on_device'] === false ? noDrafts : openDeviceDrafts();
    const keeper = createKeeper(drafts, place, () => this.#draft());
    const kept = keeper.find();
    const { state, pointer } = this;
    const emit = this.#emit;
    const onProgress = () => keeper.keepSoon();
    const walk = new Walk(loaded, { state, pointer, emit, onProgress }, kept?.answers);
    const address = () => this.#settings?.address ?? settingsMissing();
    this.#keeper = keeper;
    this.#walk = walk;
    this.#delivery = new Delivery({ walk, state, keeper, emit, address }, kept);
    walk.begin(kept?.pageId);
    state.isRestored = kept !== undefined;
    emit('ready', { formId: form.id, versionId: form.version_id, title: form.title });
  }

  /** Nothing is kept before the first answer and after the last screen. */
  #draft(): DeviceDraft | undefined {
    const { screen } = this.state;
    if (!this.#walk || !this.#delivery || (screen !== 'page' && screen !== 'summary')) return;
    return {
      answers: this.#walk.open.session.allAnswers(),
      pageId: this.#walk.pageId,
      keptAt: Date.now(),
      ...this.#delivery.pending,
    };
  }

  /** Fetches the texts of the best supported language, unless they are there already. */
  async #speak(supported: readonly string[]): Promise<void> {
    const locale = chooseLocale(localeWishes(this.#settings?.locale), supported);
    if (this.state.text?.locale === locale) return;
    const text = await loadText(locale);
    this.state.text = ref<FormatContext>(text);
  }

  #fail(failure: RequestFailure): void {
    const { text } = this.state;
    const problem = text ? loadingProblem(failure, text) : lastWords();
    this.state.problem = problem;
    this.state.screen = 'failure';
    this.#emit('error', { ...problem, code: failure.code });
  }
}

function settingsMissing(): never {
  throw new Error('A form was opened without an address.');
}
