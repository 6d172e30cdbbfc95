/** The step with the error of a fault that came while a delivery was being tried; a new try begins without it. */
export const laterFaultStep = 'later fault';
