import { attachmentNameOf } from '@form-builder/core/attachments/attachment-url.ts';
import {
  fontWeights,
  maxFontNameLength,
  themeFontSchema,
  type FontWeight,
  type ThemeFont,
} from '@form-builder/core/theme/theme-font-schema.ts';
import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Checkbox, Select, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import * as v from 'valibot';
import styles from '../../theme-form.module.css';

interface FontRowProps {
  readonly font: ThemeFont;
  readonly change: (changes: Partial<ThemeFont>) => void;
  readonly remove: () => void;
}

/** One font file: which font it is, and in which weight and style. */
export function FontRow({ font, change, remove }: FontRowProps) {
  const { t } = useLingui();
  const file = attachmentNameOf(font.url) ?? '';
  const weightNames: Readonly<Record<FontWeight, string>> = {
    normal: t`Normaal`,
    bold: t`Vet`,
    '100 900': t`Alle diktes (variabel)`,
  };
  const isName = v.is(themeFontSchema.entries.family, font.family);
  return (
    <div role="group" aria-label={file} className={styles.font}>
      <TextInput
        label={t`Naam van het lettertype`}
        description={file}
        maxLength={maxFontNameLength}
        error={!isName && t`Gebruik letters, cijfers, spaties en streepjes.`}
        value={font.family}
        onChange={({ currentTarget }) => change({ family: currentTarget.value })}
      />
      <ActionIcon
        variant="subtle"
        color="red"
        size="lg"
        aria-label={t`${file} weghalen`}
        onClick={remove}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
      <Select
        label={t`Dikte`}
        allowDeselect={false}
        data={fontWeights.map((value) => ({ value, label: weightNames[value] }))}
        value={font.weight}
        onChange={(weight) => weight !== null && change({ weight })}
      />
      <Checkbox
        label={t`Cursief`}
        pb="xs"
        checked={font.style === 'italic'}
        onChange={({ currentTarget }) =>
          change({ style: currentTarget.checked ? 'italic' : 'normal' })
        }
      />
    </div>
  );
}
