import {
  Button,
  Drawer,
  Menu,
  Modal,
  Table,
  TextInput,
  Tooltip,
  type MantineTheme,
} from '@mantine/core';

/** Texts that components need for assistive technology. */
export interface OverlayLabels {
  readonly close: string;
}

/**
 * What every use of a component shares. The role on overlay headers undoes the second banner
 * landmark that the library makes of them.
 */
export function componentDefaults(labels: OverlayLabels): MantineTheme['components'] {
  const closeButtonProps = { 'aria-label': labels.close };
  return {
    Button: Button.extend({ defaultProps: { size: 'sm' } }),
    TextInput: TextInput.extend({ defaultProps: { size: 'sm' } }),
    Modal: Modal.extend({
      defaultProps: {
        centered: true,
        radius: 'md',
        closeButtonProps,
        overlayProps: { opacity: 0.35 },
      },
    }),
    ModalHeader: { defaultProps: { role: 'presentation' } },
    Drawer: Drawer.extend({
      defaultProps: { position: 'right', closeButtonProps, overlayProps: { opacity: 0.35 } },
    }),
    DrawerHeader: { defaultProps: { role: 'presentation' } },
    Menu: Menu.extend({
      defaultProps: {
        shadow: 'md',
        position: 'bottom-end',
        withInitialFocusPlaceholder: false,
        menuItemTabIndex: 0,
      },
    }),
    Table: Table.extend({ defaultProps: { verticalSpacing: 'xs', horizontalSpacing: 'md' } }),
    Tooltip: Tooltip.extend({
      defaultProps: {
        openDelay: 300,
        maw: 500,
        multiline: true,
        events: { hover: true, focus: true, touch: true },
      },
    }),
  };
}
