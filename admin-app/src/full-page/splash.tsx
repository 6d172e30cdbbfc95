import { useEffect, useState } from 'react';

/** How long the splash covers the first screen after loading. */
const hideAfterMs = 250;

/** The splash of `index.html`, which fades out over the first screen. */
export function Splash() {
  const [isShown, setIsShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(false), hideAfterMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <div className="splash" data-leaving aria-hidden="true">
      <img src="/favicon.svg" alt="" width="56" height="56" />
    </div>
  );
}
