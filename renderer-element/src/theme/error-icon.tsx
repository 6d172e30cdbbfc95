/** An error icon; the text beside it says the same. Created once: a page of errors has many. */
export const errorIcon = (
  <svg
    className="icon"
    viewBox="0 0 20 20"
    width="20"
    height="20"
    aria-hidden="true"
    focusable="false"
  >
    <path
      fill="currentColor"
      d="M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-1 4h2v6.5H9V5Zm1 8a1.25 1.25 0 1 1 0 2.5A1.25 1.25 0 0 1 10 13Z"
    />
  </svg>
);

/** The same as a component. */
export function ErrorIcon() {
  return errorIcon;
}
