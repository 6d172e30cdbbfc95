import buttons from './buttons.css?inline';
import controls from './fields/controls.css?inline';
import fields from './fields/fields.css?inline';
import notices from './notices.css?inline';
import page from './page.css?inline';
import tokens from './tokens.css?inline';

/** All styles of the element, for its shadow root. */
export const styles: string = [tokens, page, fields, controls, buttons, notices].join('\n');
