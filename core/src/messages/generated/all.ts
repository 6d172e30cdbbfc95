import { messages as nl } from './nl.ts';
import { messages as nlfurther } from './further/nl.ts';
import { messages as nldrafts } from './drafts/nl.ts';
import { messages as nlpayments } from './payments/nl.ts';
import { messages as nllogins } from './logins/nl.ts';
import { messages as nlproblems } from './problems/nl.ts';
import { messages as nlservices } from './services/nl.ts';
import { messages as nlbreaks } from './breaks/nl.ts';
import { messages as nlcalendar } from './calendar/nl.ts';
import { messages as nlmap } from './map/nl.ts';
import { messages as nlredaction } from './redaction/nl.ts';
import { messages as nluploads } from './uploads/nl.ts';
import { messages as nlfields } from './fields/nl.ts';
import { messages as nlstaff } from './staff/nl.ts';
import { messages as en } from './en.ts';
import { messages as enfurther } from './further/en.ts';
import { messages as endrafts } from './drafts/en.ts';
import { messages as enpayments } from './payments/en.ts';
import { messages as enlogins } from './logins/en.ts';
import { messages as enproblems } from './problems/en.ts';
import { messages as enservices } from './services/en.ts';
import { messages as enbreaks } from './breaks/en.ts';
import { messages as encalendar } from './calendar/en.ts';
import { messages as enmap } from './map/en.ts';
import { messages as enredaction } from './redaction/en.ts';
import { messages as enuploads } from './uploads/en.ts';
import { messages as enfields } from './fields/en.ts';
import { messages as enstaff } from './staff/en.ts';
import { messages as de } from './de.ts';
import { messages as defurther } from './further/de.ts';
import { messages as dedrafts } from './drafts/de.ts';
import { messages as depayments } from './payments/de.ts';
import { messages as delogins } from './logins/de.ts';
import { messages as deproblems } from './problems/de.ts';
import { messages as deservices } from './services/de.ts';
import { messages as debreaks } from './breaks/de.ts';
import { messages as decalendar } from './calendar/de.ts';
import { messages as demap } from './map/de.ts';
import { messages as deredaction } from './redaction/de.ts';
import { messages as deuploads } from './uploads/de.ts';
import { messages as defields } from './fields/de.ts';
import { messages as destaff } from './staff/de.ts';

/** Made by scripts/compile-messages.mjs. */
export const catalogues = {
  nl: {
    ...nl,
    ...nlfurther,
    ...nldrafts,
    ...nlpayments,
    ...nllogins,
    ...nlproblems,
    ...nlservices,
    ...nlbreaks,
    ...nlcalendar,
    ...nlmap,
    ...nlredaction,
    ...nluploads,
    ...nlfields,
    ...nlstaff,
  },
  en: {
    ...en,
    ...enfurther,
    ...endrafts,
    ...enpayments,
    ...enlogins,
    ...enproblems,
    ...enservices,
    ...enbreaks,
    ...encalendar,
    ...enmap,
    ...enredaction,
    ...enuploads,
    ...enfields,
    ...enstaff,
  },
  de: {
    ...de,
    ...defurther,
    ...dedrafts,
    ...depayments,
    ...delogins,
    ...deproblems,
    ...deservices,
    ...debreaks,
    ...decalendar,
    ...demap,
    ...deredaction,
    ...deuploads,
    ...defields,
    ...destaff,
  },
};
