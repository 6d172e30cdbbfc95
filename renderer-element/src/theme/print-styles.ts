/** How a form looks on paper: fetched where people may print, so that no other page pays for it. */
export { default as styles } from './print.css?inline';
