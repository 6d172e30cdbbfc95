import { renderToString } from 'preact-render-to-string';
import type { Painter } from '@form-builder/core/contract/painter.ts';
import type { PublicForm } from '@form-builder/core/contract/public-forms.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { formulaEngine } from '@form-builder/core/formulas/formula-engine.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { compile } from '@form-builder/core/session/compile.ts';
import { ref } from 'valtio/vanilla';
import type { FieldViews } from '../field-types/field-view.ts';
import { rareStyles } from '../field-types/rare-views.ts';
import { fieldViews } from '../field-types/field-views.ts';
import { FormBuilderRender } from '../form-builder-render.tsx';
import * as guide from '../pages/guide.tsx';
import * as look from '../theme/look.tsx';
import { styles } from '../theme/styles.ts';
import { chooseLocale } from '../visit/choose-locale.ts';
import { hasGuide } from '../visit/open-form.ts';
import { createPointer } from '../visit/pointer.ts';
import { neededParts } from '../visit/needed-parts.ts';
import { createVisitState } from '../visit/visit-state.ts';
import type { Visit } from '../visit/visit.ts';
import { Walk } from '../visit/walk.ts';
import { elementFilesFor } from './element-files.ts';
import { furtherStyles, stylesOf, viewsWith } from './further-views.ts';

/** Built for the server; see `core/src/contract/painter.ts`. */
export const painter: Painter = {
  styles: [styles, guide.styles, look.styles, rareStyles, ...furtherStyles].join('\n'),
  chooseLocale: (wishes, languages) => chooseLocale({ browser: wishes }, languages),
  paint(form, { locale, asOwnPage }) {
    // A page of the server's own has its paths; an embedding page has others.
    const visit = openVisit(form, locale, asOwnPage ? '/' : '');
    return {
      locale,
      day: visit.walk.open.session.clock.today(),
      // Painting reads the state and the walk of a visit; the rest waits for the visitor.
      html: renderToString(
        <FormBuilderRender visit={visit as unknown as Visit} pageTitle={asOwnPage} />,
      ),
      css: [
        ...stylesOf(viewsWith(form.field_types)),
        neededParts(form.pages).looks ? rareStyles : '',
        guideOf(form)?.styles ?? '',
        form.theme ? look.styles : '',
      ]
        .join('\n')
        .trim(),
      files: [...elementFilesFor(form, locale)],
    };
  },
};

/** A visit as it is right after the form was opened, without a page around it. */
function openVisit(form: PublicForm, locale: string, baseUrl: string) {
  const state = createVisitState();
  const pointer = createPointer();
  state.text = ref({ locale, translate: translatorOf(locale) });
  const types = fieldTypes;
  const views: FieldViews = fieldViews;
  const program = compile({ pages: form.pages }, types, { formulas: formulaEngine });
  const surroundings = { state, pointer, emit: ignore, onProgress: ignore, findServices: nobody };
  const loaded = { form, types, views, program, guide: guideOf(form), look, baseUrl };
  const walk = new Walk(loaded, surroundings);
  walk.begin();
  return { state, pointer, walk };
}

function guideOf({ settings }: PublicForm): typeof guide | undefined {
  return hasGuide(settings) ? guide : undefined;
}

/** Nobody listens while a form is painted. */
function ignore(): void {
  return undefined;
}

function nobody(): never {
  throw new Error('A field asked for a service while it was painted.');
}
