import { fileURLToPath } from 'node:url';
import { forms } from '@form-builder/renderer-element/testing/forms/forms.ts';
import { formIds } from '@form-builder/renderer-element/testing/forms/form-ids.ts';
import {
  navigationFormIds,
  navigationForms,
} from '@form-builder/renderer-element/testing/forms/navigation-forms.ts';
import { serveElement, type ElementServer } from '@form-builder/renderer-element/testing/serve.ts';
import { build } from 'esbuild';

/** Allows a page its own scripts and style sheets, and those of the form's server: nothing else. */
const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'">`;

const note = `window.violations = []; addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective + ' ' + event.blockedURI));`;

const page = (head: string, body: string, attributes = 'lang="nl"') =>
  `<!doctype html><html ${attributes}><meta charset="utf-8">${policy}<title>Gemeente Voorbeeldstad</title><script src="/note.js"></script>${head}<script src="/form-builder-render.js" async></script><body>${body}</body></html>`;

const form = (id: string) =>
  `<form-builder-render form-id="${id}" base-url="/" locale="nl-NL"></form-builder-render>`;

/** Municipal pages of several makes, with the built element and an API of their own. */
export async function serveHostPages(): Promise<ElementServer> {
  const place = `<div id="page" data-form-id="${formIds.twoPages}"></div>`;
  return serveElement([...forms, ...navigationForms], {
    '/note.js': note,
    '/react.js': await bundle('react-page.ts'),
    '/vue.js': await bundle('vue-page.ts'),
    '/react.html': page('', `${place}<script src="/react.js"></script>`),
    '/vue.html': page('', `${place}<script src="/vue.js"></script>`),
    '/plain.html': page('', form(formIds.twoPages)),
    '/forked.html': page('', form(formIds.branchedForm)),
    '/every-type.html': page('', form(formIds.commonTypes)),
    '/themed.html': page('', form(formIds.themed)),
    '/right-to-left.html': page('', form(formIds.commonTypes), 'lang="ar" dir="rtl"'),
    '/keys.html': page('', form(navigationFormIds.keys)),
    '/broken.html': page('', form(navigationFormIds.broken)),
    '/two.html': page('', form(formIds.twoPages) + form(formIds.onePage)),
  });
}

async function bundle(name: string): Promise<string> {
  const entry = fileURLToPath(new URL(name, import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
  });
  return outputFiles[0]?.text ?? '';
}
