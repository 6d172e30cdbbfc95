/** The screens of building blocks, loaded together when the first of them is opened. */
export { FormSettings } from '../forms/form-settings.tsx';
export { FormVersions } from '../versions/form-versions.tsx';
export { TemplateDashboard } from './template-dashboard.tsx';
export { TemplateForms } from './template-forms.tsx';
export { TemplateLayout } from './template-layout.tsx';
export { TemplatesScreen } from './templates-screen.tsx';
