/** The print styles: fetched where visitors may print, so that other pages do not load them. */
export { default as styles } from './print.css?inline';
