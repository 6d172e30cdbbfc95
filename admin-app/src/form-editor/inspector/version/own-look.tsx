import type { Theme } from '@form-builder/core/contract/staff/settings/themes.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { Button, Skeleton, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import { useEditedVersion } from '../../editor/editor-context.ts';
import { panelPart } from '../../panel-part.ts';

const ThemeOverrides = panelPart(
  () => import('./theme-overrides.tsx'),
  'ThemeOverrides',
  <Skeleton height={240} />,
);

/** What the version has of its own beside its theme, and the inputs to change it. */
export function OwnLook({ theme }: { readonly theme: Pick<Theme, 'id' | 'revision'> | undefined }) {
  const id = useId();
  const [isOpen, { toggle }] = useDisclosure(false);
  const { overrides = [] } = useEditedVersion().theme_settings;
  return (
    <div>
      <Button
        variant="subtle"
        size="compact-sm"
        mt={4}
        px={0}
        aria-expanded={isOpen}
        aria-controls={id}
        leftSection={
          isOpen ? (
            <IconChevronDown size={16} aria-hidden />
          ) : (
            <IconChevronRight size={16} aria-hidden />
          )
        }
        onClick={toggle}
      >
        <Trans>Uiterlijk van deze versie aanpassen</Trans>
      </Button>
      {overrides.length > 0 && (
        <Text size="sm" c="gray.7">
          <Plural
            value={overrides.length}
            one="# ding wijkt af van het thema."
            other="# dingen wijken af van het thema."
          />
        </Text>
      )}
      <div id={id} hidden={!isOpen}>
        {isOpen && <ThemeOverrides theme={theme} />}
      </div>
    </div>
  );
}
