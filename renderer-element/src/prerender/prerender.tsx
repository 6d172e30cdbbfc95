import { renderToString } from 'preact-render-to-string';
import type { Painter } from '@form-builder/core/contract/prerender.ts';
import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { formulaEngine } from '@form-builder/core/formulas/formula-engine.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { compile } from '@form-builder/core/session/compile.ts';
import { ref } from 'valtio/vanilla';
import type { FieldViews } from '../state/field-view.ts';
import { rareStyles } from '../field-types/loading/rare-views.ts';
import { fieldViews } from '../field-types/loading/field-views.ts';
import { FormBuilderRender } from '../form-builder-render.tsx';
import * as guide from '../screens/page/step-overview.tsx';
import * as look from '../theme/form-theme.tsx';
import { styles } from '../theme/styles.ts';
import { chooseLocale } from '../i18n/choose-locale.ts';
import { hasGuide } from '../form-controller/load-form.ts';
import { createPointer } from '../state/pointer.ts';
import { neededParts } from '../field-types/loading/needed-modules.ts';
import { createVisitState } from '../state/form-state.ts';
import type { Visit } from '../form-controller/form-controller.ts';
import { Walk } from '../navigation/form-navigation.ts';
import { elementFilesFor } from './element-files.ts';
import { furtherStyles, stylesOf, viewsWith } from './lazy-view-modules.ts';

/** Built for the server; see `core/src/contract/prerender.ts`. */
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
