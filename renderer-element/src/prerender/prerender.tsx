import { renderToString } from 'preact-render-to-string';
import type { Prerenderer } from '@form-builder/core/contract/prerender.ts';
import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { formulaEngine } from '@form-builder/core/session/formulas/formula-engine.ts';
import { translatorWith } from '@form-builder/core/messages/all-messages.ts';
import { compile } from '@form-builder/core/session/compile.ts';
import { ref } from 'valtio/vanilla';
import type { FieldViews } from '../state/fields/field-view.ts';
import { styles as rareStyles } from '../field-types/loading/views/rare-views.ts';
import { fieldViews } from '../field-types/loading/views/field-views.ts';
import { FormBuilderRender, type RenderedController } from '../form-builder-render.tsx';
import * as languageSwitch from '../screens/language/language-switch.tsx';
import * as stepOverview from '../screens/page/step-overview.tsx';
import * as themeModule from '../theme/form-theme.tsx';
import { styles } from '../theme/styles.ts';
import { hasStepOverview } from '../form-controller/load-form.ts';
import { createPointer } from '../state/pointer.ts';
import { createFieldTools } from '../state/fields/field-tools.ts';
import { createFormState } from '../state/form-state.ts';
import { FormNavigation } from '../navigation/form-navigation.ts';
import { elementFilesFor } from './element-files.ts';
import { lazyViewStyles, stylesOf, viewsWith } from './lazy-view-modules.ts';

/** Renders the first page on the server; see `core/src/contract/prerender.ts`. */
export const prerenderer: Prerenderer = {
  styles: [
    styles,
    stepOverview.styles,
    languageSwitch.styles,
    themeModule.styles,
    rareStyles,
    ...lazyViewStyles,
  ].join('\n'),
  prerender(form, { locale, asOwnPage }) {
    // The server's own page knows its paths; an embedding page has another origin.
    const controller = openForm(form, locale, asOwnPage ? '/' : '');
    return {
      locale,
      day: controller.navigation.open.session.clock.today(),
      // Rendering reads the state and the navigation only.
      html: renderToString(
        <FormBuilderRender
          controller={controller as unknown as RenderedController}
          pageTitle={asOwnPage}
        />,
      ),
      css: [
        ...stylesOf(viewsWith(form.field_types)),
        form.parts.includes('displays') ? rareStyles : '',
        stepOverviewOf(form)?.styles ?? '',
        form.theme ? themeModule.styles : '',
        form.texts ? languageSwitch.styles : '',
      ]
        .join('\n')
        .trim(),
      files: [...elementFilesFor(form, locale)],
    };
  },
};

/** A controller right after the form was opened, without a page around it. */
function openForm(form: PublicForm, locale: string, baseUrl: string) {
  const state = createFormState();
  const pointer = createPointer();
  state.text = ref({ locale, translate: translatorWith(locale, form.messages) });
  const types = fieldTypes;
  const views: FieldViews = fieldViews;
  const program = compile(form, types, { formulas: formulaEngine });
  const options = {
    state,
    pointer,
    emit: ignore,
    onProgress: ignore,
    loadServices: unavailable,
    loadDeferred: unavailable,
  };
  const loaded = {
    form,
    types,
    views,
    tools: createFieldTools(),
    program,
    StepOverview: stepOverviewOf(form)?.StepOverview,
    FormTheme: themeModule.FormTheme,
    LanguageSwitch: form.texts && languageSwitch.LanguageSwitch,
    baseUrl,
  };
  const navigation = new FormNavigation(loaded, options);
  navigation.begin();
  return { state, pointer, navigation };
}

function stepOverviewOf(form: PublicForm): typeof stepOverview | undefined {
  return hasStepOverview(form) ? stepOverview : undefined;
}

/** Nothing observes a form that is prerendered. */
function ignore(): void {
  return undefined;
}

function unavailable(): never {
  throw new Error('Code or services were requested while a page is prerendered.');
}
