import type { OwnSubmission } from '@form-builder/core/contract/submissions.ts';
import type { Keeper } from '../drafts/keeper.ts';
import type { FormAddress } from './form-address.ts';
import { loadReview } from './load-review.ts';
import { serverErrorsByCell } from './page-errors.ts';
import { sendingProblem } from './problem-text.ts';
import { RequestFailure } from './request-failure.ts';
import { createSender, type Pending, type Sender } from './sender.ts';
import type { Sending } from './sending.ts';
import type { Emit } from './visit-events.ts';
import type { VisitState } from './visit-state.ts';
import type { Walk } from './walk.ts';

interface DeliverySurroundings {
  readonly walk: Walk;
  readonly state: VisitState;
  readonly keeper: Keeper;
  readonly emit: Emit;
  address(): FormAddress;
}

/** Sends, saves and stops: everything that reaches the server after the form was opened. */
export class Delivery {
  readonly #surroundings: DeliverySurroundings;
  readonly #state: VisitState;
  #sender: Sender;

  constructor(surroundings: DeliverySurroundings, kept?: Pending) {
    this.#surroundings = surroundings;
    this.#state = surroundings.state;
    this.#sender = this.#createSender(kept);
  }

  /** What must outlive the page: an unanswered attempt, the draft on the server. */
  get pending(): Pending {
    return this.#sender.pending;
  }

  /** Sends the form, once: a second click while it is under way does nothing. */
  async submit(): Promise<void> {
    const { walk, keeper, emit } = this.#surroundings;
    if (this.#state.busy || !this.#isOnTheWay || walk.refuseWholeRoad()) return;
    await this.#during('submitting', async () => {
      walk.review ??= await loadReview();
      const own = await this.#send('complete');
      keeper.forget();
      this.#state.number = own.title;
      this.#state.isRestored = false;
      this.#state.screen = 'confirmation';
      walk.focus({ on: 'heading' });
      emit('completed', { submissionId: own.id, number: own.title });
    });
  }

  /** Keeps the form on the server as a draft. */
  async save(): Promise<void> {
    if (this.#state.busy || !this.#isOnTheWay) return;
    await this.#during('saving', async () => {
      const own = await this.#send('save');
      this.#state.announcement = this.#state.text?.translate('element.saved') ?? '';
      this.#surroundings.emit('saved', { submissionId: own.id });
    });
  }

  /** Stops: what was filled in is wiped from the device, and a saved draft is marked. */
  async abort(): Promise<void> {
    const { walk, emit } = this.#surroundings;
    if (this.#state.busy || !this.#isOnTheWay) return;
    await this.#during('saving', async () => {
      if (this.pending.saved) await this.#send('abort');
      this.reset();
      this.#state.screen = 'aborted';
      emit('aborted', { formId: walk.loaded.form.id });
    });
  }

  /** Throws everything away and begins again. */
  reset(): void {
    const { walk, keeper } = this.#surroundings;
    this.#sender = this.#createSender();
    walk.restart();
    keeper.forget();
  }

  /** Runs a step and explains in the visitor's words why it failed, if it did. */
  async attempt(step: () => Promise<void>): Promise<void> {
    try {
      await step();
    } catch (error) {
      this.#explain(error);
      if (!(error instanceof RequestFailure)) throw error;
    }
  }

  get #isOnTheWay(): boolean {
    return this.#state.screen === 'page' || this.#state.screen === 'summary';
  }

  async #during(busy: 'submitting' | 'saving', step: () => Promise<void>): Promise<void> {
    this.#state.busy = busy;
    this.#state.problem = null;
    await this.attempt(step).finally(() => {
      this.#state.busy = null;
    });
  }

  #send(purpose: Sending['purpose']): Promise<OwnSubmission> {
    const { walk, address } = this.#surroundings;
    const { session, form } = walk.open;
    return this.#sender.send({
      address: address(),
      form,
      locale: this.#state.text?.locale ?? 'nl-NL',
      answers: purpose === 'complete' ? session.answers() : session.allAnswers(),
      pageId: walk.pageId,
      purpose,
    });
  }

  #explain(error: unknown): void {
    const { walk, emit } = this.#surroundings;
    const { text } = this.#state;
    const failure = RequestFailure.from(error);
    const errors = serverErrorsByCell(walk.open.session, failure.problem?.errors ?? {});
    if (errors.size > 0) walk.refuseWholeRoad(errors);
    if (!text) return;
    const problem = sendingProblem(failure, text);
    emit('error', { ...problem, code: failure.code });
    if (errors.size > 0) return;
    this.#state.problem = problem;
    walk.focus({ on: 'problem' });
  }

  #createSender(kept?: Pending): Sender {
    return createSender(kept, () => this.#surroundings.keeper.keepNow());
  }
}
