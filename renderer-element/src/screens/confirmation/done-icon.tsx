/** A check mark. */
export function DoneIcon() {
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
        d="M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-1.3 13-4-4 1.4-1.4 2.6 2.6 5.2-5.2L15.3 7.4 8.7 14Z"
      />
    </svg>
  );
}
