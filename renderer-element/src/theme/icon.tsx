const icons = {
  info: 'M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-1 7.5h2V15H9V8.5Zm1-4a1.25 1.25 0 1 1 0 2.5 1.25 1.25 0 0 1 0-2.5Z',
  warning:
    'M10 1.5 19.5 18H.5L10 1.5ZM9 7v5.5h2V7H9Zm1 7a1.15 1.15 0 1 0 0 2.3A1.15 1.15 0 0 0 10 14Z',
  error:
    'M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-1 4h2v6.5H9V5Zm1 8a1.25 1.25 0 1 1 0 2.5A1.25 1.25 0 0 1 10 13Z',
  done: 'M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-1.3 13-4-4 1.4-1.4 2.6 2.6 5.2-5.2L15.3 7.4 8.7 14Z',
  download: 'M9 2h2v8.2l3-3 1.4 1.4L10 14 4.6 8.6 6 7.2l3 3V2ZM3 16h14v2H3v-2Z',
} as const;

export type IconName = keyof typeof icons;

/** An icon beside text that says the same. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
      focusable="false"
    >
      <path fill="currentColor" d={icons[name]} />
    </svg>
  );
}
