import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import type { VersionSummary } from '@form-builder/core/contract/staff/forms/versions.ts';
import { useLingui } from '@lingui/react/macro';
import {
  IconCopyPlus,
  IconFileExport,
  IconGitCompare,
  IconLanguage,
  IconPencil,
  IconWorldUpload,
} from '@tabler/icons-react';
import { addressOf } from '../access/screens.ts';
import { screensOfType } from '../access/screens-of-type.ts';
import type { RowAction } from '../data-table/table-rows.tsx';
import { exportVersion } from '../form-files/export-version.ts';
import { publicationAddress } from '../publishing/publication-address.ts';
import { useMayOpen } from '../session/use-may-open.ts';

/** The actions on a version in the list of a form; `copy` creates a new version from it. */
export function useVersionActions(
  form: Form,
  copy: (versionId: string) => void,
): (version: VersionSummary) => readonly RowAction[] {
  const { t } = useLingui();
  const { translations } = screensOfType[form.type];
  const mayTranslate = useMayOpen()(translations);
  /** The actions to publish a form's version in environments, which building blocks do not have. */
  const stepsOf = (version: VersionSummary): readonly RowAction[] => [
    {
      label: t`Wijzigingen bekijken`,
      icon: <IconGitCompare size={18} aria-hidden />,
      to: addressOf('formReview', { id: version.id }),
    },
    {
      label: t`Publicatie bekijken`,
      icon: <IconWorldUpload size={18} aria-hidden />,
      to: publicationAddress(addressOf('formDashboard', { id: form.id }), version.id),
    },
  ];
  return (version) => [
    {
      label: version.is_editable ? t`Bewerken` : t`Bekijken`,
      icon: <IconPencil size={18} aria-hidden />,
      to: addressOf(screensOfType[form.type].version, { id: version.id }),
    },
    ...(mayTranslate
      ? [
          {
            label: t`Vertalingen`,
            icon: <IconLanguage size={18} aria-hidden />,
            to: addressOf(translations, { id: version.id }),
          },
        ]
      : []),
    ...(form.type === 'form' ? stepsOf(version) : []),
    {
      label: t`Exporteren`,
      icon: <IconFileExport size={18} aria-hidden />,
      onClick: () => void exportVersion(version.id, form.name, version.number),
    },
    ...(form.is_editable
      ? [
          {
            label: t`Nieuwe versie hiervan maken`,
            icon: <IconCopyPlus size={18} aria-hidden />,
            onClick: () => copy(version.id),
          },
        ]
      : []),
  ];
}
