import viewStyles from '../theme/service-fields.css?inline';

export { viewStyles };

/** The views of the types that speak with a service: look-ups, the map, logins and payments. */
export const views = {};
