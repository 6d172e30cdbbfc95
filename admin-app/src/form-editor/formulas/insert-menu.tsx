import type { NamedReference } from '@form-builder/core/formulas/editing/replace-labels.ts';
import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface InsertMenuProps {
  /** The label of the button. */
  readonly children: ReactNode;
  /** The props with the editor to insert into. */
  readonly name: string;
  readonly references: readonly NamedReference[];
  readonly insert: (path: string) => void;
}

/** Inserts a field or variable, chosen by its name, at the caret of an editor. */
export function InsertMenu({ children, name, references, insert }: InsertMenuProps) {
  return (
    <Menu position="bottom-start" returnFocus={false} withinPortal={false}>
      <Menu.Target>
        <Button
          variant="subtle"
          size="compact-sm"
          mt={4}
          leftSection={<IconPlus size={14} aria-hidden />}
          aria-label={name}
        >
          {children}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="18rem" style={{ overflowY: 'auto' }}>
        {references.map(({ path, name: label }) => (
          <Menu.Item key={path} onClick={() => insert(path)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
