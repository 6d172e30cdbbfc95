import { Trans } from '@lingui/react/macro';
import { Drawer } from '@mantine/core';
import classes from './app-frame.module.css';
import { SideNavigation } from './side-navigation.tsx';

/** The navigation on windows under 1024 px. */
export function MenuDrawer({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="left"
      size="18rem"
      padding={0}
      classNames={{
        content: classes.menu ?? '',
        header: classes.menuHeader ?? '',
        body: classes.menuBody ?? '',
      }}
      title={<Trans>Menu</Trans>}
    >
      <SideNavigation isRail={false} />
    </Drawer>
  );
}
