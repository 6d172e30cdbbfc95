import { ref } from 'valtio/vanilla';
import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import { resolveSteps, type FormSteps, type Step } from '@form-builder/core/navigation/steps.ts';
import { createClock } from '@form-builder/core/runtime/create-clock.ts';
import { createSession } from '@form-builder/core/session/create-session.ts';
import type { Cell } from '@form-builder/core/session/session.ts';
import { readVersionSetting } from '@form-builder/core/version-settings/read-version-setting.ts';
import { hasSummary } from '@form-builder/core/version-settings/version-settings.ts';
import { restoreTypedText } from './restore-typed-text.ts';
import { createFieldErrors } from '../state/errors/field-errors.ts';
import { createFieldContext } from '../state/fields/create-field-context.ts';
import type { LoadServices } from '../requests/form-services.ts';
import type { Screen } from '../state/screen.ts';
import type { StepPosition } from '../state/step-position.ts';
import type { LoadedForm, OpenForm } from '../state/loaded-form.ts';
import type { Pointer } from '../state/pointer.ts';
import { stepIndexAt } from './steps.ts';
import { countSteps } from './step-count.ts';
import type { Emit } from '../state/form-events.ts';
import type { VisibilityAnnouncer } from './visibility-announcer.ts';
import type { FillAnnouncer } from '../state/fill-announcer.ts';
import type { FocusRequest, FormState } from '../state/form-state.ts';
import { ignoreOffline } from '../requests/ignore-offline.ts';

type DeferredNavigation = typeof import('./deferred-navigation.ts');

interface NavigationOptions {
  readonly state: FormState;
  readonly pointer: Pointer;
  readonly emit: Emit;
  readonly loadServices: LoadServices;
  /** Whether the element is in the page; absent while prerendering. */
  readonly isInPage?: () => boolean;
  /** Loads the transitions; throws a RequestFailure when they cannot be fetched. */
  loadDeferred(): Promise<DeferredNavigation>;
  /** Called after every change worth storing: an answer, another page. */
  onProgress(): void;
}

/**
 * The navigation through one loaded form: its pages with their breaks, and the summary. The
 * transitions between them are in `transitions.ts`, which loads while the visitor fills in the
 * first page.
 */
export class FormNavigation {
  /** The transitions, once their code is loaded. */
  deferred: DeferredNavigation | undefined;
  readonly loaded: LoadedForm;
  readonly state: FormState;
  readonly #options: NavigationOptions;
  #open: OpenForm;
  #announcer: VisibilityAnnouncer | undefined;
  #fills: FillAnnouncer | undefined;
  /** The session's revision when the steps were last resolved. */
  #shownRevision = 0;

  constructor(loaded: LoadedForm, options: NavigationOptions, answers?: Answers) {
    this.loaded = loaded;
    this.#options = options;
    this.state = options.state;
    this.#open = this.#startSession(answers);
  }

  get open(): OpenForm {
    return this.#open;
  }

  /** The messages of the visitor's language, which load before any form opens. */
  get text(): FormatContext {
    if (!this.state.text) throw new Error('No texts yet');
    return this.state.text;
  }

  /**
   * Whether a summary precedes submitting: set by the designer, else for forms with several pages.
   */
  get hasSummary(): boolean {
    return readVersionSetting(this.loaded.form, hasSummary);
  }

  /** The id of the current page. */
  get pageId(): string {
    return this.loaded.form.pages[this.state.pageIndex]?.id ?? '';
  }

  /** The id of the break that is shown, or of the last one before it on this page. */
  get breakId(): string | undefined {
    return this.deferred?.breakIdOf(this);
  }

  /** The current step, or the last one before it when rules removed that. */
  get step(): Step | undefined {
    const { formSteps } = this.state;
    return formSteps.steps[stepIndexAt(formSteps, this.state)];
  }

  /** The fields of the page, or those between two breaks. */
  get cells(): readonly Cell[] {
    const { pageIndex } = this.state;
    const { step } = this;
    if (step?.pageIndex === pageIndex) return step.cells;
    return this.#open.session.pages[pageIndex]?.cells ?? [];
  }

  /**
   * Shows the page with this id if the visitor can reach it, else the first page; does not move the
   * focus.
   */
  begin(pageId?: string): void {
    const { steps } = this.state.formSteps;
    const { pages } = this.loaded.form;
    const onPage = steps.find(({ pageIndex }) => pages[pageIndex]?.id === pageId);
    this.show(onPage ?? steps[0] ?? { pageIndex: 0, section: 0 });
  }

  /** The deferred code; throws a RequestFailure when it cannot be fetched. */
  async loadDeferred(): Promise<DeferredNavigation> {
    this.deferred ??= await this.#options.loadDeferred();
    this.#announcer ??= this.deferred.createVisibilityAnnouncer(this.#open);
    return this.deferred;
  }

  /** Shows a step, or a screen after it: its break, the summary. */
  show({ pageIndex, section }: StepPosition, screen: Screen = 'page'): void {
    this.#open.errors.replace(new Map());
    Object.assign(this.state, {
      pageIndex,
      section,
      screen,
      furthestPage: Math.max(this.state.furthestPage, screen === 'summary' ? Infinity : pageIndex),
      isReturning: false,
      problem: null,
      errorLinks: [],
      Remark: null,
    });
    this.state.announcement.text = '';
    this.#emitPage();
  }

  focus(request: FocusRequest): void {
    this.state.focus = ref(request);
  }

  /** Reports that there is something worth storing. */
  progress(): void {
    this.#options.onProgress();
  }

  /** Restarts with empty fields. */
  restart(): void {
    this.#startSession();
    this.state.isRestored = false;
    this.state.number = null;
    this.state.sent = null;
    this.begin();
    this.focus({ on: 'heading' });
  }

  #startSession(answers?: Answers): OpenForm {
    const { program, views, tools, baseUrl, outside } = this.loaded;
    const session = createSession(program, {
      clock: createClock(Date.now),
      texts: textsOf(this),
      variables: outside?.values,
      ...(answers && { answers }),
    });
    if (answers) restoreTypedText(session, answers);
    const errors = createFieldErrors();
    const fieldContext = createFieldContext({
      session,
      errors,
      views,
      tools,
      baseUrl,
      pointer: this.#options.pointer,
      loadServices: this.#options.loadServices,
      isInPage: this.#options.isInPage,
      onChange: (changed) => this.#afterChange(changed),
      withValidator: (then) =>
        void this.loadDeferred().then(
          ({ validateSession }) => then(validateSession),
          ignoreOffline,
        ),
      onCheck: () => this.deferred?.removeSolvedErrors(this),
      onRowAdded: (_collection, rowKey) => this.focus({ on: 'row', rowKey }),
      onRowRemoved: (collection) => this.focus({ on: 'field', cellKey: collection.key }),
    });
    this.#open = { ...this.loaded, session, errors, fieldContext };
    this.#announcer = this.deferred?.createVisibilityAnnouncer(this.#open);
    this.#fills = this.loaded.createFillAnnouncer?.(session);
    this.state.furthestPage = 0;
    this.state.opened = ref(this.#open);
    this.state.formSteps = ref(this.#resolveSteps());
    return this.#open;
  }

  #emitPage(): void {
    const { page, total } = countSteps(this.state, this.hasSummary);
    const { pages } = this.loaded.form;
    const title = this.state.screen === 'summary' ? undefined : pages[this.state.pageIndex]?.title;
    this.#options.emit('page', { index: page - 1, total, title: title ?? '' });
  }

  #afterChange(changed: readonly Cell[]): void {
    const isShowing = this.#open.session.shownRevision !== this.#shownRevision;
    const said = isShowing ? this.#afterShowing(changed) : '';
    this.#fills
      ?.report(changed, this.text)
      .then((words) => words && this.#announce([said, words].filter(Boolean).join('. ')))
      .catch(ignoreOffline);
    this.progress();
  }

  /** Updates the navigation after rules show or hide pages and fields; returns the announcement. */
  #afterShowing(changed: readonly Cell[]): string {
    const formSteps = this.#resolveSteps();
    const { stopBlock } = formSteps;
    const isEnded = stopBlock && stopBlock !== this.state.formSteps.stopBlock;
    const words = isEnded
      ? stopBlock.field.label || this.text.translate('issue.road_end')
      : this.#announcer?.report(changed, this.text);
    if (fingerprintOf(formSteps) !== fingerprintOf(this.state.formSteps))
      this.state.formSteps = ref(formSteps);
    const left = this.deferred?.leaveHiddenPage(this);
    const said = [left, words].filter(Boolean).join('. ');
    if (said) this.#announce(said);
    return said;
  }

  #resolveSteps(): FormSteps {
    const { session } = this.#open;
    this.#shownRevision = session.shownRevision;
    return resolveSteps(session);
  }

  /** Screen readers skip a repeated text: a space at the end makes it new. */
  #announce(announcement: string): void {
    const { announcement: shown } = this.state;
    shown.text = announcement === shown.text ? `${announcement}\u00a0` : announcement;
  }
}

/** A key that is equal for steps that show the same. */
function fingerprintOf({ steps, pageIndexes, stopBlock }: FormSteps): string {
  return [
    ...pageIndexes,
    ...steps.map(({ pageIndex, breakCell }) => [pageIndex, breakCell?.key]),
    stopBlock?.key,
  ].join();
}

/** The current messages: the language can change while the form is open. */
const textsOf = (navigation: { readonly text: FormatContext }): FormatContext => ({
  get locale() {
    return navigation.text.locale;
  },
  translate: (id, params) => navigation.text.translate(id, params),
});
