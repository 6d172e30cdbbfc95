import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import type { VariableValue, VariableValues } from '@form-builder/core/form/variables/variable.ts';
import type { PersonValues } from './person-values.ts';
import type { DataValues } from './data-values.ts';
import { ignoreOffline } from '../../requests/ignore-offline.ts';
import type { HostValues } from '../../state/host-values.ts';
import type { OpenForm, OutsideVariables } from '../../state/loaded-form.ts';

/**
 * The values of variables from a login, the host page or its URL; they are never stored in the tab.
 */
export class PageVariables implements OutsideVariables {
  readonly #form: PublicForm;
  #host: VariableValues = {};
  #kept: VariableValues = {};
  #login: VariableValues = {};
  #data: DataValues = { values: {}, proofs: {} };
  #person: PersonValues = { values: {}, proofs: {}, isDown: false };
  readonly #listeners = new Set<() => void>();

  constructor(form: PublicForm) {
    this.#form = form;
  }

  get values(): VariableValues {
    return {
      ...this.#ofPage,
      ...this.#login,
      ...this.#person.values,
      ...this.#data.values,
    };
  }

  get isFilled(): boolean {
    return Object.keys(this.values).length > 0;
  }

  get claims(): VariableValues {
    return { ...this.#ofPage, ...this.#person.proofs, ...this.#data.proofs };
  }

  /** The page's current values take precedence over those of the draft. */
  get #ofPage(): VariableValues {
    return { ...this.#kept, ...this.#read('query', location.search), ...this.#host };
  }

  begin(hostValues: HostValues | undefined, kept: VariableValues | undefined): void {
    this.#host = this.#read('host', hostValues);
    this.#kept = this.#own(kept ?? {});
  }

  setHostValues(open: OpenForm, hostValues: HostValues | undefined): void {
    this.#host = this.#read('host', hostValues);
    this.#apply(open);
  }

  async fetchLogins(open: OpenForm): Promise<void> {
    const { loadServices } = open.fieldContext;
    const [logins, persons] = [this.#providersOf('login'), this.#providersOf('person')];
    const isAsked = logins.length + persons.length > 0;
    const services = isAsked ? await loadServices?.() : undefined;
    if (!services) return;
    const { fetchLoginValues, readPersonValues } = await import('./login-values.ts');
    this.#login = await fetchLoginValues(services, logins);
    this.#apply(open);
    if (persons.length === 0) return;
    this.#person = await readPersonValues(services, persons);
    this.#apply(open);
    for (const listener of this.#listeners) listener();
  }

  get isPersonDown(): boolean {
    return this.#person.isDown;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  watchSources(open: OpenForm): void {
    if (!this.#variables.some(({ source }) => source.type === 'data')) return;
    void import('./data-values.ts')
      .then(({ watchDataSources }) =>
        watchDataSources(open, this.#variables, (current) => {
          this.#data = current;
          this.#apply(open);
        }),
      )
      .catch(ignoreOffline);
  }

  #providersOf(type: 'login' | 'person'): readonly string[] {
    const providers = this.#variables.flatMap(({ source }) =>
      source.type === type ? source.provider : [],
    );
    return [...new Set(providers)];
  }

  get #variables() {
    return this.#form.variables ?? [];
  }

  /**
   * Returns the values of a query string for the variables of a source; only names that they
   * declare.
   */
  #read(type: 'host' | 'query', given: HostValues | undefined): VariableValues {
    const parameters = new URLSearchParams(given);
    const found = this.#variables.flatMap(({ id, source }): [string, VariableValue][] => {
      const value = source.type === type ? parameters.get(source.name) : null;
      return value === null ? [] : [[id, value.slice(0, longestValue)]];
    });
    return Object.fromEntries(found);
  }

  /** Leaves out variables of another version. */
  #own(claims: VariableValues): VariableValues {
    const own = this.#variables.filter(({ id, source }) => isClaim(source.type) && id in claims);
    return Object.fromEntries(own.map(({ id }) => [id, claims[id] ?? null]));
  }

  #apply({ program, session, fieldContext }: OpenForm): void {
    const { values } = this;
    for (const { id, source } of this.#variables) {
      const cell = isOutside(source.type) ? session.findCell(id) : undefined;
      const { definition, field } = program.fields.get(id) ?? {};
      if (!cell || !field || definition?.role !== 'input') continue;
      fieldContext.change(cell, definition.parse(values[id] ?? null, field) ?? null);
    }
  }
}

/** The server rejects longer values. */
const longestValue = 2000;

const isClaim = (type: string) => type === 'host' || type === 'query';

const isOutside = (type: string) => isClaim(type) || ['login', 'person', 'data'].includes(type);
