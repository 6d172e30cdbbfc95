/** A calendar icon; its button has an accessible name. */
export function CalendarIcon() {
  return (
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
        d="M5 1h2v2h6V1h2v2h3v15H2V3h3V1Zm-1 7v8h12V8H4Zm2 2h2v2H6v-2Zm3 0h2v2H9v-2Zm3 0h2v2h-2v-2Z"
      />
    </svg>
  );
}
