import { useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useEditor } from '../editor/editor-context.ts';
import { useInactiveFeatures } from '../../session/feature-state.ts';
import { LazyOwnPalette } from '../own-palette/lazy-own-palette.tsx';
import { movePaletteFocus } from './palette-keys.ts';
import { PaletteItem } from './palette-item.tsx';
import { PaletteList, PaletteSection } from './palette-parts.tsx';
import { paletteSections, type PaletteGroup } from './search-field-types.ts';
import styles from './palette.module.css';

const groupNames: Readonly<Record<PaletteGroup, MessageDescriptor>> = {
  input: msg`Vragen`,
  layout: msg`Opmaak en indeling`,
  integration: msg`Koppelingen`,
};

/** The palette with every field type: click, Enter or drag adds one to the form. */
export function Palette() {
  const { t, i18n } = useLingui();
  const { texts, formType } = useEditor();
  const [searched, setSearched] = useState('');
  const sections = paletteSections(searched, texts, formType, useInactiveFeatures());
  return (
    <div className={styles.palette} data-palette onKeyDown={movePaletteFocus}>
      <TextInput
        type="search"
        className={styles.search ?? ''}
        aria-label={t`Zoek een soort veld`}
        placeholder={t`Zoek een soort veld`}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={searched}
        onChange={(event) => setSearched(event.currentTarget.value)}
      />
      {sections.map(({ group, types }) => (
        <PaletteSection key={group} title={i18n._(groupNames[group])}>
          <PaletteList>
            {types.map((type) => (
              <li key={type}>
                <PaletteItem type={type} />
              </li>
            ))}
          </PaletteList>
        </PaletteSection>
      ))}
      <LazyOwnPalette searched={searched} hasTypes={sections.length > 0} />
    </div>
  );
}
