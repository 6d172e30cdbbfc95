import type { BrowserContext, Locator, Page } from 'playwright-core';
import { setTimeout as pause } from 'node:timers/promises';
import { reportFormId } from '../end-to-end/testing/demo-ids.ts';
import type { Random } from '@form-builder/core/runtime/random.ts';
import { logProgress } from './log-progress.ts';

/** A report that a visitor wrote, and the result that the form showed. */
export interface Report {
  /** The unique text by which the report is found. */
  readonly mark: string;
  readonly text: string;
  readonly street: string;
  /** `null`: the visitor never read that it was sent. */
  readonly number: string | null;
  /** Characters that were missing or different when the form was reopened on this device. */
  readonly lostCharacters: number;
}

const words: readonly [string, ...string[]] = [
  'boom',
  'stoep',
  'één',
  'fietswrak',
  'naïef',
  '€ 12,50',
  'ligt',
  '🌳',
  'ß',
  'straat',
];
/** How long a visitor keeps trying once the connection and the server work. */
const patienceMs = 180_000;

/** One visitor's report: its browser, its address and its random choices. */
export interface ReportTask {
  readonly context: BrowserContext;
  readonly origin: string;
  readonly mark: string;
  readonly chance: Random;
  /** Whether the connection and the server keep working from now on. */
  isOver(): boolean;
}

/** Fills in and sends one report, as a visitor who does not give up. */
export async function sendReport(assignment: ReportTask): Promise<Report> {
  const writer = new ReportWriter(assignment);
  try {
    return await writer.write();
  } finally {
    await writer.leave();
  }
}

class ReportWriter {
  private readonly assignment: ReportTask;
  private readonly chance: Random;
  private readonly mark: string;
  private deadline: number | undefined;
  private lost = 0;
  private text = '';
  private readonly street: string;
  private page: Page | undefined;

  constructor(assignment: ReportTask) {
    const { mark, chance } = assignment;
    this.assignment = assignment;
    this.mark = mark;
    this.chance = chance;
    this.street = `Singel ${1 + chance.below(999)}`;
  }

  /** Closes the tab as a visitor does: the page gets its unload events. */
  async leave(): Promise<void> {
    const { page } = this;
    if (!page || page.isClosed()) return;
    const closed = page.waitForEvent('close', { timeout: 10_000 });
    await page.close({ runBeforeUnload: true });
    if (!(await succeeds(closed))) await page.close();
  }

  async write(): Promise<Report> {
    await this.open();
    await this.typeText();
    const number = await this.goOnUntilSent();
    const { mark, text, street, lost: lostCharacters } = this;
    return { mark, text, street, number, lostCharacters };
  }

  private get form(): Locator {
    if (!this.page) throw new Error('The visitor has no page open.');
    return this.page.locator('form-builder-render');
  }

  private get isPatient(): boolean {
    if (this.assignment.isOver()) this.deadline ??= Date.now() + patienceMs;
    return this.deadline === undefined || Date.now() < this.deadline;
  }

  private sentHeading(): Locator {
    return this.form.getByRole('heading', { name: 'Uw formulier is verstuurd' });
  }

  private textBox(): Locator {
    return this.form.getByRole('textbox', { name: /Wat is er aan de hand/ });
  }

  /** Opens the form, and again until it is there. */
  private async open(): Promise<void> {
    const { context, origin } = this.assignment;
    await this.leave();
    this.page = await context.newPage();
    while (this.isPatient) {
      const opened = this.page.goto(`${origin}/render/${reportFormId}`, { timeout: 10_000 });
      if (
        (await succeeds(opened)) &&
        (await this.isShown(this.form.getByText(/^Stap \d van/).or(this.sentHeading()), 5000))
      )
        return;
      await pause(200);
    }
  }

  private async typeText(): Promise<void> {
    // Most read before they write; some begin before the form's code is there.
    if (this.chance.below(4) > 0) await this.isHydrated();
    await this.type(`${this.mark} `);
    for (let left = 4 + this.chance.below(6); left > 0; left -= 1) {
      await this.type(`${this.chance.pick(words)} `);
      if (this.chance.below(5) === 0) await this.comeBack();
    }
    // A report ends with a letter: spaces at the end do not count.
    await this.type('einde');
    await this.waitForText();
  }

  private async type(words: string): Promise<void> {
    await this.waitForText();
    const [before, after] = [this.text, this.text + words];
    this.text = after;
    if (await succeeds(this.typeAtEnd(words))) return;
    // Too slow a machine: only some of the words were typed, and those must be there.
    await this.isHydrated();
    const found = await this.textBox()
      .inputValue({ timeout: 10_000 })
      .catch(() => before);
    if (found.startsWith(before) && after.startsWith(found)) this.text = found;
  }

  private async typeAtEnd(words: string): Promise<void> {
    await this.textBox().press('Control+End', { timeout: 5000 });
    await this.textBox().pressSequentially(words, { timeout: 10_000 });
  }

  /** Closes the tab or reloads the page: everything typed must be there again. */
  private async comeBack(): Promise<void> {
    if (this.chance.below(2) === 0) await this.open();
    else if (!(await succeeds(this.page?.reload({ timeout: 10_000 })))) await this.open();
    await this.waitForText();
  }

  /** Waits until the form is there with what was typed in it; what is missing then is lost. */
  private async waitForText(): Promise<void> {
    while (this.isPatient) {
      const box = this.textBox();
      if (await this.isShown(box, 5000)) {
        const found = await this.readUntil(box, this.text);
        if (found === this.text) return;
        if (found !== undefined && (await this.isHydrated()))
          return this.expectSame(this.text, found);
      }
      await this.open();
    }
  }

  /** What was typed must still be there, if the form opens where it was. */
  private async checkAgain(): Promise<void> {
    if (!(await this.isHydrated()) || !(await this.textBox().isVisible())) return;
    const found = await this.readUntil(this.textBox(), this.text);
    if (found !== undefined) this.expectSame(this.text, found);
  }

  private async readUntil(box: Locator, wanted: string): Promise<string | undefined> {
    let found: string | undefined;
    for (const end = Date.now() + 10_000; found !== wanted && Date.now() < end;) {
      found = await box.inputValue({ timeout: 2000 }).catch(() => undefined);
      if (found !== wanted) await pause(100);
    }
    return found;
  }

  /** Whether the element's code loads, so that it hydrates the prerendered page. */
  private async isHydrated(): Promise<boolean> {
    const isDefined = this.page?.waitForFunction(
      () => customElements.get('form-builder-render') !== undefined,
      undefined,
      { timeout: 10_000 },
    );
    if (!(await succeeds(isDefined))) return false;
    await pause(1000);
    return true;
  }

  private expectSame(typed: string, found: string): void {
    const lost = countDifferences(typed, found);
    if (lost > 0)
      logProgress(`${this.mark}: typed ${JSON.stringify(typed)}, found ${JSON.stringify(found)}`);
    this.lost += lost;
    // What the form holds now is what will be sent.
    if (lost > 0) this.text = found;
  }

  /** Does what the page offers, until it says that the report is sent. */
  private async goOnUntilSent(): Promise<string | null> {
    let stuck = 0;
    while (this.isPatient) {
      const number = await this.readNumber();
      if (number !== null) return number;
      await this.answerWhatIsAsked();
      const onwards = this.form.getByRole('button', { name: this.waysOn() });
      stuck = (await succeeds(onwards.first().click({ timeout: 3000 }))) ? stuck + 1 : stuck + 3;
      await pause(50 + this.chance.below(350));
      if (stuck > 40) {
        stuck = 0;
        await this.open();
        await this.checkAgain();
      }
    }
    logProgress(`${this.mark}: ${await this.describePage()}`);
    return null;
  }

  /** Some visitors queue the form, to be sent once online. */
  private waysOn(): RegExp {
    return this.chance.below(4) === 0
      ? /^(Verstuur zodra|Verder|Volgende|Melding versturen)/
      : /^(Verder|Volgende|Melding versturen|Nu versturen)/;
  }

  private async answerWhatIsAsked(): Promise<void> {
    const about = this.form.getByRole('radio', { name: 'Iets anders' });
    if (await about.isVisible()) await succeeds(about.check({ timeout: 2000 }));
    const street = this.form.getByRole('textbox', { name: /Straat en huisnummer/ });
    if (await street.isVisible()) await succeeds(street.fill(this.street, { timeout: 2000 }));
  }

  private async readNumber(): Promise<string | null> {
    if (!(await this.sentHeading().isVisible())) return null;
    return this.form.getByText(/^[A-Z]{2,}-?\d{6}$/).textContent({ timeout: 5000 });
  }

  private isShown(what: Locator, timeout: number): Promise<boolean> {
    return succeeds(what.first().waitFor({ state: 'visible', timeout }));
  }

  private describePage(): Promise<string> {
    const text = this.form.evaluate((element) => element.shadowRoot?.textContent ?? '');
    return text.catch(() => 'no form');
  }
}

/** The number of characters of a text that are not in their place. */
export function countDifferences(expected: string, found: string): number {
  if (expected === found) return 0;
  const [from, to] = [Array.from(expected), Array.from(found)];
  const same = from.findIndex((letter, at) => letter !== to[at]);
  return same === -1 ? to.length - from.length : from.length - same;
}

const succeeds = (work: Promise<unknown> | undefined): Promise<boolean> =>
  work === undefined
    ? Promise.resolve(false)
    : work.then(
        () => true,
        () => false,
      );
