/** The exit codes of the command; 0 when everything succeeded. */
export const exitCodes = {
  /** The server refused something, or a file cannot be read or written. */
  failed: 1,
  /** The command line is not valid. */
  usage: 2,
  /** Everything was imported, and a form refers to something that this organisation lacks. */
  unresolved: 3,
} as const;

export const usage = `Forms as files, for version control and for other organisations.

  npm run forms -- export (--all | FORM...) [options]
  npm run forms -- import FILE... [options]

FORM is the id of a form or its exact name.

Export
  --all              Every form that the user may see, archived ones not.
  --templates        Building blocks instead of forms.
  --version NUMBER   This version; by default the newest one.
  --to FOLDER        Where the files go; by default the current folder.

Import: each file becomes a new form, or with one of these the next version of a form.
  --form FORM        The next version of this form.
  --update           The next version of the form with the same name; a new form if there is none.
  --name NAME        The name of the new form; by default the name in the file.
  --check            Only reports; creates nothing.

  --server URL       The address of the organisation's server; by default FORMS_SERVER,
                     or else http://localhost:3000.
  --help             This text.

Environment variables
  FORMS_SERVER, FORMS_EMAIL, FORMS_PASSWORD
  FORMS_CODE         The code of the authenticator app, if the account has one.
  FORMS_TOKEN        An access token instead of e-mail address and password, for organisations
                     that sign in with a provider of their own.
What is missing is asked for in a terminal.

Exit codes: 0 done; 1 something failed; 2 the command line is not valid;
3 imported, and something that a form refers to does not exist in the organisation.
`;
