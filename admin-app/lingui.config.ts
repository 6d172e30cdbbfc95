import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** The folders and files whose texts the first screen and its frame need; `languages.ts` loads the others after it. */
const startSources = [
  'src/*.tsx',
  'src/{api,bulk-run,data-table,feedback,formats,frame,full-page,home,updates}/**/*',
  'src/forms/{form-tabs.ts,use-open-actions.tsx}',
  'src/publishing/{environment-names.ts,environment-pills.tsx,state-badge.tsx}',
  'src/submissions/{submission-state.tsx,submission-state-names.ts}',
].map((source) => `<rootDir>/${source}`);

/** The folders and files whose texts the first view of the form editor needs, besides those of the frame. */
const editorSources = [
  'src/form-editor/*.{ts,tsx}',
  'src/form-editor/{bar,canvas,document,drag,editor,history,keyboard,layout,palette,presence}/**/*',
  'src/form-editor/remarks/remarks-button.tsx',
  'src/form-editor/problems/*',
  'src/form-editor/autosave/{autosave,describe-differences,local-copy,save-changes}.ts',
  'src/form-editor/inspector/{change-setting.ts,drawn-setting-labels.ts,panel-header.tsx,panel-loading.tsx,setting-issue.ts}',
  'src/form-editor/inspector/version/{version-panel.tsx,version-sections.ts}',
  'src/form-editor/journal/journal-button.tsx',
  'src/form-editor/templates/make-template-item.tsx',
  'src/form-preview/drawing-services.ts',
  'src/unsaved-changes/**/*',
].map((source) => `<rootDir>/${source}`);

/** The folders and files whose texts the panels of the form editor need, which open later. */
const panelSources = [
  'src/form-editor/{autosave,banners,commands,find-replace,form-tests,formulas,guide,inspector,journal,logic,own-palette,page-tree,publish,removal,templates,try-out,uses,variables}/**/*',
  'src/form-editor/problems/*/**/*',
  'src/form-editor/remarks/remarks-panel.tsx',
  'src/review/name-source.ts',
  'src/review/remarks/**/*',
  'src/attachments/**/*',
  'src/explanations/**/*',
  'src/findings/*',
  'src/forms/embed/embed-snippet.tsx',
  'src/integrations/use-integration-name.ts',
  'src/languages/{autocomplete-purposes,login-claim-names,member-names,person-member-names,value-kind-names}.ts',
  'src/providers/provider-choices.tsx',
  'src/publication-failures/*',
  'src/publishing/{ended-proposals,proposal-checklist,publication-table,reviewers-select,transition-dialog,use-transition-version}.tsx',
  'src/scheduled-publications/**/*',
  'src/templates/template-publication.tsx',
  'src/themes/editing/{colour-inputs,contrast-pairs,text-inputs}.tsx',
].map((source) => `<rootDir>/${source}`);

/** Texts are written in Dutch in the source; English and German are translated in the PO files. */
export default defineConfig({
  sourceLocale: 'nl',
  locales: ['nl', 'en', 'de'],
  fallbackLocales: { default: 'nl' },
  catalogs: [
    { path: '<rootDir>/src/locales/start/{locale}', include: startSources },
    { path: '<rootDir>/src/locales/editor/{locale}', include: editorSources },
    { path: '<rootDir>/src/locales/panels/{locale}', include: panelSources },
    {
      path: '<rootDir>/src/locales/{locale}',
      include: ['<rootDir>/src'],
      exclude: [...startSources, '<rootDir>/src/form-editor/**/*'],
    },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
