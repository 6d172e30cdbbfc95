import { useMemo } from 'react';
import { createField } from '@form-builder/core/form/create-field.ts';
import type { AnswerValue, FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { formulaEngine } from '@form-builder/core/session/formulas/formula-engine.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { compile } from '@form-builder/core/session/compile.ts';
import { createSession } from '@form-builder/core/session/create-session.ts';
import type { Session } from '@form-builder/core/session/session.ts';
import { validateSession } from '@form-builder/core/session/validation/validate-session.ts';
import { createFieldErrors, type FieldErrors } from '../src/state/errors/field-errors.ts';
import { storeToken } from '../src/auth/login-store.ts';
import { fieldViews } from '../src/field-types/loading/views/field-views.ts';
import { PreviewPage, VisitorPreview } from '../src/preview/visitor-preview.tsx';
import { RequestFailure } from '../src/requests/request-failure.ts';
import { createFormServices } from '../src/requests/form-services.ts';
import { errorsByCell } from '../src/navigation/page-errors.ts';
import type { AnyFieldExample, FieldChange } from './field-example.ts';
import { exampleOf } from './field-examples.ts';
import { fieldStates, type FieldState, type FieldStateName } from './field-states.ts';
import { loggedInWith } from './service-examples.ts';
import { playServer, storyBaseUrl } from './story-api.ts';

const clock = { now: () => Date.UTC(2026, 10, 20), today: () => '2026-11-20' };

playServer([]);
const address = {
  formId: 'story',
  environment: 'production',
  baseUrl: storyBaseUrl,
  tokenType: 'Bearer',
  accessToken: undefined,
};
storeToken(address.formId, loggedInWith, 'token of a story');
const noDraft = () => Promise.reject(new RequestFailure());

export interface FieldStoryProps {
  readonly type: FieldTypeName;
  readonly state: FieldStateName;
  /** One of the example's displays; the usual one when absent. */
  readonly look?: string | undefined;
  readonly locale: string;
}

/** One field in one state, interactive as in a form; its own validation finds its errors. */
export function FieldStory({ type, state, look, locale }: FieldStoryProps) {
  const { session, errors } = useMemo(() => open({ type, state, look }), [type, state, look]);
  const text = useMemo(() => ({ locale, translate: translatorOf(locale) }), [locale]);
  const loadServices = useMemo(() => {
    const services = createFormServices({ address, locale, versionId: 'story' }, noDraft);
    return () => Promise.resolve(services);
  }, [locale]);
  return (
    <VisitorPreview
      session={session}
      views={fieldViews}
      text={text}
      errors={errors}
      loadServices={loadServices}
    >
      <PreviewPage session={session} pageIndex={0} />
    </VisitorPreview>
  );
}

function open({ type, state: name, look }: Omit<FieldStoryProps, 'locale'>) {
  const example: AnyFieldExample = exampleOf(type);
  const state: FieldState = fieldStates[name];
  const field = createExample(type, [
    example.field,
    look === undefined ? {} : (example.looks?.[look] ?? {}),
    state.change(example),
  ]);
  const answer = state.answer?.(example) as AnswerValue | undefined; // of the example's own type
  const program = compile(
    { pages: [{ id: 'page', title: 'Pagina', properties: [field] }] },
    fieldTypes,
    { formulas: formulaEngine },
  );
  const session = createSession(program, {
    clock,
    answers: {
      ...(answer === undefined ? {} : { [field.id]: answer }),
      ...(state.answer && example.inside),
    },
  });
  if (name === 'error') typeWrongText(session, field.id, example.wrong);
  return { session, errors: state.isChecked ? check(session) : createFieldErrors() };
}

/** Text that holds no answer is typed, as a visitor does: a session accepts only answers. */
function typeWrongText(session: Session, id: string, wrong: string | number | undefined): void {
  const cell = session.findCell(id);
  if (cell && wrong !== undefined) session.set(cell, wrong);
}

function createExample(type: FieldTypeName, changes: readonly FieldChange<FieldTypeName>[]): Field {
  const field = createField(type, { id: 'field', shortId: 'fi01', label: '' });
  const merged = changes.reduce<object>(
    (sum, change) => ({
      ...sum,
      ...change,
      custom_properties: {
        ...('custom_properties' in sum ? (sum.custom_properties as object) : {}), // settings are a record
        ...change.custom_properties,
      },
    }),
    field,
  );
  // The changes are those of the type's own example.
  return merged as Field;
}

function check(session: Session): FieldErrors {
  const errors = createFieldErrors();
  errors.replace(errorsByCell(session, validateSession(session)));
  return errors;
}
