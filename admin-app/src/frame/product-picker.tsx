import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Menu } from '@mantine/core';
import { IconApps } from '@tabler/icons-react';
import { useSnapshot } from 'valtio';
import { sessionState } from '../session/session-state.ts';

/** The menu with the other enabled products of the suite; absent when there are none. */
export function ProductPicker() {
  const { t } = useLingui();
  const products = useSnapshot(sessionState).config?.suite.products ?? [];
  const others = products.filter(
    ({ is_enabled, url }) => is_enabled && new URL(url, location.href).origin !== location.origin,
  );
  if (others.length === 0) return null;
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray.7" size="lg" aria-label={t`Andere producten`}>
          <IconApps size={20} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {others.map((product) => (
          <Menu.Item key={product.id} component="a" href={product.url}>
            {product.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
