import { ref } from 'valtio/vanilla';
import { createClock } from '@form-builder/core/session/create-clock.ts';
import { createSession } from '@form-builder/core/session/create-session.ts';
import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import type { FormatContext } from '@form-builder/core/formats/format-context.ts';
import { restoreTyped } from '../drafts/restore-typed.ts';
import { createFieldErrors, type FieldError } from '../field-types/field-errors.ts';
import { createAnswering } from './answering.ts';

import type { FindServices } from './form-services.ts';
import { loadRoadEnd, type RoadEnd } from './load-road-end.ts';
import type { LoadedForm, OpenForm } from './open-form.ts';
import { errorLinks, errorsByCell } from './page-errors.ts';
import type { Pointer } from './pointer.ts';
import { pageAfter, pageBefore, pageOfCell, roadOf } from './road.ts';
import { createVisibilityNews } from './visibility-news.ts';
import type { Emit } from './visit-events.ts';
import type { FocusWish, VisitState } from './visit-state.ts';

interface WalkSurroundings {
  readonly state: VisitState;
  readonly pointer: Pointer;
  readonly emit: Emit;
  readonly findServices: FindServices;
  /** After everything worth keeping: an answer, another page. */
  onProgress(): void;
}

/** The road through one loaded form: its pages and the summary. */
export class Walk {
  /** Summary and confirmation, once their code is there. */
  end: RoadEnd | undefined;
  readonly loaded: LoadedForm;
  readonly #surroundings: WalkSurroundings;
  readonly #state: VisitState;
  #open: OpenForm;

  constructor(loaded: LoadedForm, surroundings: WalkSurroundings, answers?: Answers) {
    this.loaded = loaded;
    this.#surroundings = surroundings;
    this.#state = surroundings.state;
    this.#open = this.#startSession(answers);
  }

  get open(): OpenForm {
    return this.#open;
  }

  /** Whether a summary comes before sending: by choice of the designer, else for several pages. */
  get hasSummary(): boolean {
    const { settings, pages } = this.loaded.form;
    return settings['theme.has_summary'] ?? pages.length > 1;
  }

  /** The id of the page that is shown, or was last. */
  get pageId(): string {
    return this.loaded.form.pages[this.#state.pageIndex]?.id ?? '';
  }

  /** The index of the last page on the road. */
  get lastPage(): number {
    return this.#state.road.at(-1) ?? 0;
  }

  /** Shows the page with this id if it is on the road, else the first; the focus stays outside. */
  begin(pageId?: string): void {
    const { road } = this.#state;
    const index = this.loaded.form.pages.findIndex((page) => page.id === pageId);
    this.show(road.includes(index) ? index : (road[0] ?? 0));
  }

  /**
   * On to the next page or the summary; stays when an answer on this page breaks a rule. True when
   * the road ends here: what follows is sending.
   */
  async next(): Promise<boolean> {
    const { session } = this.#open;
    if (this.refuse(errorsByCell(session, session.validate(this.#state.pageIndex)))) return false;
    const after = pageAfter(this.#state.road, this.#state.pageIndex);
    if (after !== undefined && !this.#state.isReturning) this.goTo(after);
    else if (this.hasSummary) await this.toSummary();
    else return true;
    return false;
  }

  previous(): void {
    const { road, pageIndex, screen } = this.#state;
    const before = screen === 'summary' ? road.at(-1) : pageBefore(road, pageIndex);
    if (before !== undefined) this.goTo(before);
  }

  goTo(pageIndex: number): void {
    this.show(pageIndex);
    this.focus({ on: 'heading' });
    this.#surroundings.onProgress();
  }

  /** From the summary to one answer; the page then leads back. */
  change(path: string): void {
    const cell = this.#open.session.findCellByPath(path);
    if (!cell) return;
    this.show(pageOfCell(this.#open.session, cell));
    this.#state.isReturning = true;
    this.focus({ on: 'field', cellKey: cell.key });
  }

  /** To the field of an error, on whichever page it stands. */
  toField(cellKey: string): void {
    const cell = this.#open.session.findCell(cellKey);
    if (!cell) return;
    const pageIndex = pageOfCell(this.#open.session, cell);
    if (this.#state.screen !== 'page' || pageIndex !== this.#state.pageIndex) {
      const { errorLinks: links } = this.#state;
      this.show(pageIndex);
      this.#state.errorLinks = links;
    }
    this.focus({ on: 'field', cellKey });
  }

  /** Shows the answers for a last look; throws a RequestFailure when its code cannot be fetched. */
  async toSummary(): Promise<void> {
    if (this.refuseWholeRoad()) return;
    await this.reachEnd();
    this.refuse(new Map());
    this.#state.problem = null;
    this.#state.screen = 'summary';
    this.#state.isReturning = false;
    this.focus({ on: 'heading' });
    this.#tellPage();
    this.#surroundings.onProgress();
  }

  /** The code of the end of the road; throws a RequestFailure when it cannot be fetched. */
  async reachEnd(): Promise<RoadEnd> {
    return (this.end ??= await loadRoadEnd(this.#text));
  }

  /** Begins again with empty fields. */
  restart(): void {
    this.#open = this.#startSession();
    this.#state.isRestored = false;
    this.#state.number = null;
    this.begin();
    this.focus({ on: 'heading' });
  }

  /** Shows these errors, the summary of them focused; true when there are any. */
  refuse(errors: ReadonlyMap<string, FieldError>): boolean {
    this.#open.errors.replace(errors);
    this.wordErrors();
    if (errors.size === 0) return false;
    this.focus({ on: 'errors' });
    return true;
  }

  /** Words the summary of errors, in the language of now. */
  wordErrors(): void {
    const { session, errors } = this.#open;
    this.#state.errorLinks = errorLinks(session, errors, this.#text);
  }

  /** As `refuse`, for the whole form: the first page with an error is shown. */
  refuseWholeRoad(errors = this.#wholeRoadErrors()): boolean {
    const [first] = errors.keys();
    const cell = first === undefined ? undefined : this.#open.session.findCell(first);
    if (!cell) return this.refuse(errors);
    const pageIndex = pageOfCell(this.#open.session, cell);
    if (this.#state.screen !== 'page' || this.#state.pageIndex !== pageIndex) this.show(pageIndex);
    return this.refuse(errors);
  }

  show(pageIndex: number): void {
    const state = this.#state;
    state.pageIndex = pageIndex;
    state.screen = 'page';
    state.isReturning = false;
    state.problem = null;
    state.announcement = '';
    this.refuse(new Map());
    this.#tellPage();
  }

  focus(wish: FocusWish): void {
    this.#state.focus = ref(wish);
  }

  get #text(): FormatContext {
    if (!this.#state.text) throw new Error('A form was walked before its texts were there.');
    return this.#state.text;
  }

  #wholeRoadErrors(): ReadonlyMap<string, FieldError> {
    const { session } = this.#open;
    return errorsByCell(session, session.validate());
  }

  #tellPage(): void {
    const { pageIndex, road, screen } = this.#state;
    const total = road.length + (this.hasSummary ? 1 : 0);
    const index = screen === 'summary' ? total - 1 : road.indexOf(pageIndex);
    const title = screen === 'summary' ? '' : (this.loaded.form.pages[pageIndex]?.title ?? '');
    this.#surroundings.emit('page', { index, total, title });
  }

  #startSession(answers?: Answers): OpenForm {
    const { program, views, types } = this.loaded;
    const session = createSession(program, {
      clock: createClock(Date.now),
      ...(answers && { answers }),
    });
    if (answers) restoreTyped(session, answers);
    const errors = createFieldErrors();
    const news = createVisibilityNews(session, types);
    const surroundings = createAnswering({
      session,
      errors,
      views,
      pointer: this.#surroundings.pointer,
      findServices: this.#surroundings.findServices,
      onChange: (changed) => this.#afterChange(news.report(changed, this.#text)),
      onCheck: () => this.#dropSolvedErrors(),
      onRowAdded: (_collection, rowKey) => this.focus({ on: 'row', rowKey }),
      onRowRemoved: (collection) => this.focus({ on: 'field', cellKey: collection.key }),
    });
    const open = { ...this.loaded, session, errors, surroundings };
    this.#state.opened = ref<OpenForm>(open);
    this.#state.road = roadOf(session);
    return open;
  }

  #afterChange(news: string | undefined): void {
    const road = roadOf(this.#open.session);
    if (road.join() !== this.#state.road.join()) this.#state.road = road;
    if (news) this.#announce(news);
    this.#surroundings.onProgress();
  }

  /** The same words twice must be read out twice: a space at the end makes them new. */
  #announce(news: string): void {
    const { announcement } = this.#state;
    this.#state.announcement = news === announcement ? `${news}\u00a0` : news;
  }

  #dropSolvedErrors(): void {
    const { errors } = this.#open;
    const open = this.#state.errorLinks.filter(({ cellKey }) => errors.find(cellKey));
    if (open.length !== this.#state.errorLinks.length) this.#state.errorLinks = open;
  }
}
