import { proxy } from 'valtio';

/** Which announced maintenance the user has read and hidden, until the page is loaded again. */
export const maintenanceState = proxy<{ hidden: string | null }>({ hidden: null });
