import {
  Button,
  Menu,
  Table,
  Tooltip,
  type DrawerProps,
  type MantineTheme,
  type ModalProps,
  type PasswordInputProps,
  type TextInputProps,
} from '@mantine/core';

/** Texts that components need for assistive technology. */
export interface OverlayLabels {
  readonly close: string;
  /** For the button that shows what was typed as a password, or hides it again. */
  readonly togglePassword: string;
}

/**
 * The default props of components; those that the first screen does not show are not imported. The role on overlay
 * headers removes the second banner landmark that the library creates.
 */
export function componentDefaults(labels: OverlayLabels): MantineTheme['components'] {
  const closeButtonProps = { 'aria-label': labels.close };
  return {
    Button: Button.extend({ defaultProps: { size: 'sm' } }),
    TextInput: { defaultProps: { size: 'sm' } satisfies Partial<TextInputProps> },
    PasswordInput: {
      defaultProps: {
        visibilityToggleButtonProps: { 'aria-label': labels.togglePassword },
      } satisfies Partial<PasswordInputProps>,
    },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'md',
        closeButtonProps,
        overlayProps: { opacity: 0.35 },
      } satisfies Partial<ModalProps>,
    },
    ModalHeader: { defaultProps: { role: 'presentation' } },
    Drawer: {
      defaultProps: {
        position: 'right',
        closeButtonProps,
        overlayProps: { opacity: 0.35 },
      } satisfies Partial<DrawerProps>,
    },
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
