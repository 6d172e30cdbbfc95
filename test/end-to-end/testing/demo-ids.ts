/** The seeded form "Melding openbare ruimte". */
export const reportFormId = '0190a000-0000-7000-8000-000000000001';
export const reportFormName = 'Melding openbare ruimte';
/** The number of reports with which the demo begins. */
export const demoReportCount = 28;
/** The seeded form "Uittreksel basisregistratie aanvragen": with a login and a payment. */
export const extractFormName = 'Uittreksel basisregistratie aanvragen';
/** The seeded form "Parkeervergunning aanvragen": dates, rules and groups. */
export const parkingFormId = '0190a000-0000-7000-8000-000000000002';
