import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, SegmentedControl, Tooltip, VisuallyHidden } from '@mantine/core';
import {
  IconArrowsMaximize,
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceTablet,
  IconHelpCircle,
  IconLayoutSidebarRight,
  IconPrinter,
  IconRefresh,
  IconX,
} from '@tabler/icons-react';
import { useState, type ComponentType, type RefObject } from 'react';
import { useEditor, useIsEditable } from '../editor/editor-context.ts';
import { RecordTestButton } from '../form-tests/record-test-button.tsx';
import { AnswersButton } from './answers-button.tsx';
import { deviceWidths, type DeviceWidth } from './device.tsx';
import { LanguageSelect, ThemeSelect } from './look/look-selects.tsx';
import type { TranslatedVersion } from './look/preview-look.ts';
import { PdfButton } from './pdf-button.tsx';
import type { TryOutRun } from './use-try-out.ts';
import type { Scenario } from './visit/scenario.ts';
import { ScenarioSelect } from './visit/scenario-select.tsx';
import styles from './try-out.module.css';

interface TryOutBarProps {
  readonly version: TranslatedVersion;
  readonly run: TryOutRun;
  readonly width: DeviceWidth;
  readonly onWidth: (width: DeviceWidth) => void;
  readonly isBeside: boolean;
  readonly isWhyOpen: boolean;
  readonly onWhy: () => void;
  readonly onPrint: () => void;
  readonly scenario: Scenario | undefined;
  readonly select: RefObject<HTMLInputElement | null>;
}

/** What a designer can do with the form that is tried out, and how it looks. */
export function TryOutBar(props: TryOutBarProps) {
  const { version, run, isBeside, isWhyOpen, scenario, select } = props;
  const { t } = useLingui();
  const { formType, state } = useEditor();
  const isForm = formType === 'form';
  const isRecordable = useIsEditable() && isForm;
  const [seed, setSeed] = useState(1);
  const { session, pageIndex, restart, startAs, fill } = run;
  return (
    <div className={styles.bar} data-beside={isBeside || undefined}>
      <div className={styles.row}>
        <WidthChoice width={props.width} onWidth={props.onWidth} />
        <div className={styles.icons}>
          <IconButton name={t`Opnieuw beginnen`} Icon={IconRefresh} onClick={() => restart()} />
          <IconButton name={t`Afdrukken`} Icon={IconPrinter} onClick={props.onPrint} />
          <PlaceButtons isBeside={isBeside} />
        </div>
      </div>
      <div className={styles.row}>
        <AnswersButton
          session={session}
          pageIndex={pageIndex}
          seed={seed}
          onSeed={setSeed}
          onFilled={() => fill(session.allAnswers())}
          onUse={startAs}
        />
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconHelpCircle size={18} aria-hidden />}
          aria-expanded={isWhyOpen}
          onClick={props.onWhy}
        >
          <Trans>Waarom?</Trans>
        </Button>
        {isRecordable && <RecordTestButton session={session} />}
        {isRecordable && <PdfButton session={session} />}
      </div>
      <div className={styles.row}>
        <LanguageSelect version={version} />
        {isForm && <ThemeSelect />}
        <ScenarioSelect
          ref={select}
          scenario={scenario}
          onChoose={(id) => {
            state.scenarioId = id;
          }}
        />
      </div>
    </div>
  );
}

function WidthChoice({ width, onWidth }: Pick<TryOutBarProps, 'width' | 'onWidth'>) {
  const { t } = useLingui();
  const choices: readonly [DeviceWidth, string, typeof IconDeviceMobile][] = [
    ['phone', t`Telefoon`, IconDeviceMobile],
    ['tablet', t`Tablet`, IconDeviceTablet],
    ['desktop', t`Computer`, IconDeviceDesktop],
  ];
  return (
    <SegmentedControl
      aria-label={t`Breedte`}
      size="xs"
      value={width}
      onChange={(value) => onWidth(isWidth(value) ? value : width)}
      data={choices.map(([value, name, Icon]) => ({
        value,
        label: (
          <span className={styles.width} title={`${name} (${deviceWidths[value]} px)`}>
            <Icon size={18} aria-hidden />
            <VisuallyHidden>{name}</VisuallyHidden>
          </span>
        ),
      }))}
    />
  );
}

const isWidth = (value: string): value is DeviceWidth => Object.hasOwn(deviceWidths, value);

/** Moves the try-out beside the canvas or instead of it, and closes it. */
function PlaceButtons({ isBeside }: { readonly isBeside: boolean }) {
  const { t } = useLingui();
  const { state } = useEditor();
  const show = (mode: 'edit' | 'try', hasPreview: boolean) => () => {
    state.mode = mode;
    state.hasPreview = hasPreview;
  };
  const beside = t`Naast het formulier zetten`;
  if (!isBeside)
    return <IconButton name={beside} Icon={IconLayoutSidebarRight} onClick={show('edit', true)} />;
  return (
    <>
      <IconButton
        name={t`Voorbeeld vergroten`}
        Icon={IconArrowsMaximize}
        onClick={show('try', false)}
      />
      <IconButton name={t`Voorbeeld sluiten`} Icon={IconX} onClick={show('edit', false)} />
    </>
  );
}

interface IconButtonProps {
  readonly name: string;
  readonly Icon: ComponentType<{ readonly size: number; readonly 'aria-hidden': true }>;
  readonly onClick: () => void;
}

function IconButton({ name, Icon, onClick }: IconButtonProps) {
  return (
    <Tooltip label={name}>
      <ActionIcon variant="subtle" color="gray" aria-label={name} onClick={onClick}>
        <Icon size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
