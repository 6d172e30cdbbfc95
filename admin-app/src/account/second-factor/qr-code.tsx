import classes from './qr-code.module.css';

interface QrCodeProps {
  readonly label: string;
  readonly size: number;
  /** Draws the dark squares. */
  readonly path: string;
}

/** A QR code: black on white in a dark theme too, as cameras need it. */
export function QrCode({ label, size, path }: QrCodeProps) {
  return (
    <svg className={classes.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
