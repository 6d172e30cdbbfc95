import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { maxReminderDays } from '@form-builder/core/contract/submission-settings.ts';
import { assuranceLevels } from '@form-builder/core/field-types/settings/assurance-level.ts';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { NumberInput, Select, Switch } from '@mantine/core';
import { useFeature } from '../../../session/feature-state.ts';
import { withChanges, type Changes } from '../../document/changes.ts';
import { changeVersion } from '../../document/version-commands.ts';
import { useEditedVersion, useEditor, useIsEditable } from '../../editor/editor-context.ts';
import { choiceLabel } from '../choice-label.ts';
import { ProviderSelect } from '../inputs/provider-select.tsx';
import { mailFieldsOf } from './mail-fields.ts';

type SubmissionSettings = Version['submission_settings'];

interface PartProps {
  readonly settings: SubmissionSettings;
  readonly isReadOnly: boolean;
  readonly change: (changes: Changes<SubmissionSettings>, label: MessageDescriptor) => void;
}

/**
 * The settings for who may fill in the form, how they log in, and how they continue a saved
 * submission.
 */
export function AccessSettings() {
  const editor = useEditor();
  const { submission_settings: settings } = useEditedVersion();
  const usesLogin = useFeature('citizen_login');
  const props: PartProps = {
    settings,
    isReadOnly: !useIsEditable(),
    change: (changes, label) =>
      editor.perform(changeVersion({ submission_settings: withChanges(settings, changes) }), {
        label,
      }),
  };
  return (
    <>
      <PublicSwitch {...props} />
      {(usesLogin || settings.login_provider !== undefined) && <LoginSelect {...props} />}
      {settings.login_provider !== undefined && <LevelSelect {...props} />}
      <VerificationSelect {...props} />
      <ResumeSwitches {...props} />
      <ReminderInput {...props} />
    </>
  );
}

function PublicSwitch({ settings, isReadOnly, change }: PartProps) {
  const { t } = useLingui();
  return (
    <Switch
      label={t`Iedereen kan dit formulier invullen`}
      description={t`Uit: alleen medewerkers die zijn ingelogd. Koppelingen werken alleen als dit aan staat.`}
      disabled={isReadOnly}
      checked={settings.is_public}
      onChange={({ currentTarget }) =>
        change({ is_public: currentTarget.checked }, msg`toegang wijzigen`)
      }
    />
  );
}

function LoginSelect({ settings, isReadOnly, change }: PartProps) {
  const { t } = useLingui();
  return (
    <ProviderSelect
      kind="auth"
      label={t`Inloggen voor het hele formulier`}
      help={t`De bezoeker logt in voordat het formulier opent. Laat leeg als dat niet nodig is.`}
      value={settings.login_provider ?? ''}
      isReadOnly={isReadOnly}
      onChange={(id) =>
        change(
          id === null
            ? { login_provider: undefined, login_level: undefined }
            : { login_provider: id },
          msg`inloggen wijzigen`,
        )
      }
    />
  );
}

function LevelSelect({ settings, isReadOnly, change }: PartProps) {
  const { t, i18n } = useLingui();
  return (
    <Select
      label={t`Laagste betrouwbaarheid`}
      placeholder={t`Geen eis`}
      readOnly={isReadOnly}
      clearable
      data={assuranceLevels.map((level) => ({
        value: level,
        label: i18n._(choiceLabel('assurance_level', level)),
      }))}
      value={settings.login_level ?? null}
      onChange={(chosen) =>
        change(
          { login_level: assuranceLevels.find((level) => level === chosen) },
          msg`betrouwbaarheid wijzigen`,
        )
      }
    />
  );
}

function VerificationSelect({ settings, isReadOnly, change }: PartProps) {
  const { t } = useLingui();
  const { pages } = useEditedVersion();
  return (
    <Select
      label={t`E-mailadres bevestigen met een code`}
      description={t`Kies een vraag naar een e-mailadres. De inzending telt pas als de bezoeker de code uit de e-mail invult.`}
      placeholder={t`Niet bevestigen`}
      nothingFoundMessage={t`Dit formulier vraagt geen e-mailadres.`}
      readOnly={isReadOnly}
      clearable
      data={mailFieldsOf(pages).map(({ id, label }) => ({ value: id, label: label || '…' }))}
      value={settings.verification_field ?? null}
      onChange={(id) =>
        change({ verification_field: id ?? undefined }, msg`bevestigen met een code wijzigen`)
      }
    />
  );
}

function ResumeSwitches({ settings, isReadOnly, change }: PartProps) {
  const { t } = useLingui();
  return (
    <>
      <Switch
        label={t`Een code vragen bij het verdergaan`}
        description={t`Wie met een link verdergaat, krijgt eerst een code per e-mail.`}
        disabled={isReadOnly}
        checked={settings.resume_code === true}
        onChange={({ currentTarget }) =>
          change({ resume_code: currentTarget.checked || undefined }, msg`verdergaan wijzigen`)
        }
      />
      <Switch
        label={t`Bezoekers mogen een oudere versie afmaken`}
        description={t`Uit: hun antwoorden gaan mee naar deze versie.`}
        disabled={isReadOnly}
        checked={settings.may_finish_older !== false}
        onChange={({ currentTarget }) =>
          change(
            { may_finish_older: currentTarget.checked ? undefined : false },
            msg`verdergaan wijzigen`,
          )
        }
      />
    </>
  );
}

function ReminderInput({ settings, isReadOnly, change }: PartProps) {
  const { t } = useLingui();
  return (
    <NumberInput
      label={t`Herinnering aan een bewaard formulier`}
      description={t`Zo veel dagen voor het verwijderen krijgt wie met een e-mailadres bewaarde één e-mail. Laat leeg voor geen herinnering.`}
      suffix={t` dagen ervoor`}
      placeholder={t`Geen herinnering`}
      min={1}
      max={maxReminderDays}
      clampBehavior="strict"
      allowDecimal={false}
      readOnly={isReadOnly}
      value={settings.reminder_days ?? ''}
      onChange={(days) =>
        change(
          { reminder_days: typeof days === 'number' && days > 0 ? days : undefined },
          msg`herinnering wijzigen`,
        )
      }
    />
  );
}
