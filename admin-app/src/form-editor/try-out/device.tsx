import { useElementSize } from '@mantine/hooks';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './try-out.module.css';

/** The widths of devices, in pixels. */
export const deviceWidths = { phone: 360, tablet: 768, desktop: 1280 } as const;
export type DeviceWidth = keyof typeof deviceWidths;

interface DeviceProps {
  readonly width: DeviceWidth;
  readonly children: ReactNode;
}

/** Shows its content as wide as on a device: smaller where there is not enough space. */
export function Device({ width, children }: DeviceProps) {
  const { ref, width: available } = useElementSize();
  const sheet = useRef<HTMLDivElement>(null);
  const wanted = deviceWidths[width];
  const scale = available > 0 ? Math.min(1, available / wanted) : 1;
  useLayoutEffect(() => {
    sheet.current?.style.setProperty('--device-width', `${wanted}px`);
    sheet.current?.style.setProperty('--device-scale', String(scale));
  }, [wanted, scale]);
  return (
    <div className={styles.area}>
      <div ref={ref} className={styles.space}>
        <div ref={sheet} className={styles.sheet} data-form-ground data-width={width}>
          {children}
        </div>
      </div>
    </div>
  );
}
